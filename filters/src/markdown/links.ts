import { template } from "./extensions/templates.ts";
import { matchAt, matchEnd } from "./match.ts";

const linkTitle = String.raw`(?:"(?:[^"\\]|\\[\s\S])*"|'(?:[^'\\]|\\[\s\S])*'|\((?:[^()\\]|\\[\s\S])*\))\s*`;
/** A template in a URL may contain spaces and quotes, as in Hugo and Jekyll. */
const address = String.raw`(?:<(?:[^<>\r\n\\]|\\.)*>|(?:[^\s()\\{]|${template}|(?!${template})\{|\\.|\((?:[^\s()\\]|\\.|\([^\s()]*\))*\))+)`;
/**
 * The destination of a link: a URL, a title, both or neither, and the size of a picture. There is only one way to match
 * its whitespace, which prevents backtracking.
 */
const destination = new RegExp(
  String.raw`\(\s*(?:${address}(?:\s+(?:${linkTitle})?(?:=\d*%?x\d*%?\s*)?)?|(?<=\s)${linkTitle})?\)`,
  "y",
);
const simpleDestination = /\([^\s()\\<>]*\)/y;
/** The path of a file with spaces, which isn't a URL in CommonMark. */
const pathWithSpaces = /\([^()<>"'\r\n]+\.[A-Za-z0-9]{2,5}(?:#[^\s()#]*)?\)/y;
const reference = /\[((?:[^[\]\\]|\\.)*)\]/y;
/** A label that has no brackets, isn't blank, and isn't the label of a footnote. */
const plainLabel = /^(?=\s*[^\s^])(?:[^[\]\\]|\\[\s\S])+$/;
/** Source: CommonMark 0.31, section 4.7. */
const maxLabelLength = 999;
/**
 * Finds the markup that closes a link whose text is from `start` to the bracket at `at`. If the text is also the label,
 * the markup names the label, so that the text can change.
 */
export function linkEnd(
  text: string,
  { start, at }: { start: number; at: number },
  isDefined: (label: string) => boolean,
): { text: string; end: number } | undefined {
  const code = text.charCodeAt(at + 1);
  const direct =
    code === 0x28 &&
    (matchEnd(simpleDestination, text, at + 1) ||
      matchEnd(destination, text, at + 1) ||
      matchEnd(pathWithSpaces, text, at + 1));
  if (direct) return { text: text.slice(at, direct), end: direct };
  const label = code === 0x5b ? matchAt(reference, text, at + 1) : undefined;
  // Some programs define labels in other files.
  const mayBeElsewhere = label !== undefined && text[at + 1 + label[0].length] !== "[";
  const isReference = (name: string) => (mayBeElsewhere && plainLabel.test(name)) || isDefined(name);
  if (label?.[1]) return isReference(label[1]) ? { text: `]${label[0]}`, end: at + 1 + label[0].length } : undefined;
  if (at - start > maxLabelLength) return undefined;
  const own = text.slice(start, at);
  if (!isReference(own)) return undefined;
  return { text: `][${own.replace(/\s+/g, " ")}]`, end: at + 1 + (label?.[1] === "" ? 2 : 0) };
}
