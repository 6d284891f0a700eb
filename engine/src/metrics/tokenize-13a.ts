/** The whitespace of Python's `str.split` and `str.rstrip`; JavaScript's `\s` differs in eight characters. */
const space = "\\t-\\r\\x1c-\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000";
const spacesPattern = new RegExp(`[${space}]+`, "u");
const trailingSpacesPattern = new RegExp(`[${space}]+$`, "u");

/** The separations are applied in this order, each one to the result of the previous one. */
const separations: readonly [pattern: RegExp, replacement: string][] = [
  [/([{-~[-` -&(-+:-@/])/gu, " $1 "],
  // Full stop and comma, unless preceded by a digit; then unless followed by one.
  [/([^0-9])([.,])/gu, "$1 $2 "],
  [/([.,])([^0-9])/gu, " $1 $2"],
  [/([0-9])(-)/gu, "$1 $2 "],
];

const entities: readonly [entity: string, character: string][] = [
  ["&quot;", '"'],
  ["&amp;", "&"],
  ["&lt;", "<"],
  ["&gt;", ">"],
];

/** Splits at whitespace as Python does; no empty parts. */
export const splitAtSpaces = (text: string): string[] => text.split(spacesPattern).filter((part) => part !== "");

/**
 * The tokens of one line by the rules of `mteval-v13a.pl` (NIST), as sacreBLEU's tokenizer `13a` applies them.
 * Source: M. Post, "A Call for Clarity in Reporting BLEU Scores", 2018.
 */
export function tokenize13a(line: string): string[] {
  const whole = line.replace(trailingSpacesPattern, "").replaceAll("<skipped>", "");
  const plain = whole.replaceAll("-\n", "").replaceAll("\n", " ");
  const decoded = entities.reduce((text, [entity, character]) => text.replaceAll(entity, character), plain);
  const spaced = ` ${decoded} `;
  return splitAtSpaces(separations.reduce((text, [pattern, separator]) => text.replace(pattern, separator), spaced));
}
