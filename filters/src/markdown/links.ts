import { matchAt, matchEnd } from "@openparlance/text";
import { templatePattern } from "./extensions/templates.ts";

const linkTitlePattern = String.raw`(?:"(?:[^"\\]|\\[\s\S])*"|'(?:[^'\\]|\\[\s\S])*'|\((?:[^()\\]|\\[\s\S])*\))\s*`;
/** A template in a URL may contain spaces and quotes, as in Hugo and Jekyll. */
const addressPattern = String.raw`(?:<(?:[^<>\r\n\\]|\\.)*>|(?:[^\s()\\{]|${templatePattern}|(?!${templatePattern})\{|\\.|\((?:[^\s()\\]|\\.|\([^\s()]*\))*\))+)`;
/**
 * The destination of a link: a URL, a title, both or neither, and the size of a picture. There is only one way to match
 * its whitespace, which prevents backtracking.
 */
const destinationPattern = new RegExp(
  String.raw`\(\s*(?:${addressPattern}(?:\s+(?:${linkTitlePattern})?(?:=\d*%?x\d*%?\s*)?)?|(?<=\s)${linkTitlePattern})?\)`,
  "y",
);
const simpleDestinationPattern = /\([^\s()\\<>]*\)/y;
/** The path of a file with spaces, which isn't a URL in CommonMark. */
const pathWithSpacesPattern = /\([^()<>"'\r\n]+\.[A-Za-z0-9]{2,5}(?:#[^\s()#]*)?\)/y;
const referencePattern = /\[((?:[^[\]\\]|\\.)*)\]/y;
/** A label that has no brackets, isn't blank, and isn't the label of a footnote. */
const plainLabelPattern = /^(?=\s*[^\s^])(?:[^[\]\\]|\\[\s\S])+$/;
/** Source: CommonMark 0.31, section 4.7. */
const maxLabelLength = 999;
/**
 * Finds the markup that closes a link whose text is from `start` to the bracket at `at`. If the text is also the label,
 * the markup names it, so that the text can change. Code that is the label of another file stays the label.
 */
export function findLinkEnd(
  text: string,
  { start, at }: { start: number; at: number },
  isDefined: (label: string) => boolean,
): { text: string; end: number } | undefined {
  const code = text.charCodeAt(at + 1);
  const direct =
    code === 0x28 &&
    (matchEnd(simpleDestinationPattern, text, at + 1) ||
      matchEnd(destinationPattern, text, at + 1) ||
      matchEnd(pathWithSpacesPattern, text, at + 1));
  if (direct) return { text: text.slice(at, direct), end: direct };
  const label = code === 0x5b ? matchAt(referencePattern, text, at + 1) : undefined;
  // Some programs define labels in other files.
  const mayBeElsewhere = label !== undefined && text[at + 1 + label[0].length] !== "[";
  const isReference = (name: string) => (mayBeElsewhere && plainLabelPattern.test(name)) || isDefined(name);
  if (label?.[1]) return isReference(label[1]) ? { text: `]${label[0]}`, end: at + 1 + label[0].length } : undefined;
  if (at - start > maxLabelLength) return undefined;
  const own = text.slice(start, at);
  if (!isReference(own)) return undefined;
  const isCode = /^`[^`]+`$/.test(own) && !isDefined(own);
  return { text: `][${isCode ? "" : own.replace(/\s+/g, " ")}]`, end: at + 1 + (label?.[1] === "" ? 2 : 0) };
}
