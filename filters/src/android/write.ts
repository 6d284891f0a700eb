/** Characters with a meaning in Android's resources, and their escapes if the file doesn't use others. */
export const androidEscapes: ReadonlyMap<string, string> = new Map([
  ["'", "\\'"],
  ['"', '\\"'],
  ["\\", "\\\\"],
  ["\n", "\\n"],
  ["\t", "\\t"],
]);

/** An escape, markup, or a quotation mark that is not escaped. */
const tagOrEscapePattern = /(\\[\s\S]|<!\[CDATA\[|\]\]>|<(?:"[^"]*"|'[^']*'|[^"'<>])*>|")/;
const isEscape = (part: string): boolean => part.startsWith("\\");

/** Escapes blanks that Android would remove: at the edges of a text and after other blanks, across markup. */
export const escapeBlanks = (markup: string): string => {
  const parts = markup.split(tagOrEscapePattern);
  const isShown = (part: string, at: number): boolean => part !== "" && (at % 2 === 0 || isEscape(part));
  if (!/^ | $| {2}/.test(parts.filter(isShown).join(""))) return markup;
  const last = parts.findLastIndex(isShown);
  let before = " ";
  return parts
    .map((part, at) => {
      if (!isShown(part, at)) return part;
      const inFront = before;
      before = isEscape(part) ? "" : (part.at(-1) as string);
      if (isEscape(part)) return part;
      return part.replace(/ /g, (blank, position: number) => {
        const isKept = (part[position - 1] ?? inFront) !== " " && !(at === last && position === part.length - 1);
        return isKept ? blank : escapedBlank;
      });
    })
    .join("");
};
const escapedBlank = "\\u0020";

/** Escapes a start that would turn the text into a reference to another resource. */
export const escapeTextStart = (markup: string): string => markup.replace(/^[@?]/, "\\$&");
