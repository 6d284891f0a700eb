import type { InlineTag, TaggedText } from "@openparlance/text";
import { weaveCodes } from "../document/codes.ts";
import { escapeText, removeInvalid } from "../xml/references.ts";

/** The limit of spaces in one element. */
export const maxSpaces = 100;

const elements: Readonly<Record<string, string>> = { "\t": "<text:tab/>", "\n": "<text:line-break/>" };

/** Matches whitespace that may become elements: all but a single space between words. */
const runPattern = /[ \t\n]{2,}|[\t\n]|^ | $/g;

/** A paragraph as XML. Characters that it can't represent as text, such as a second space, become elements. */
export function writeParagraph(text: TaggedText): string {
  const { length } = text.plain;
  let end = 0;
  let isAfterSpace = true;
  const writeText = (plain: string) => {
    end += plain.length;
    const escaped = escapeText(removeInvalid(plain).replace(/\r\n?/g, "\n"));
    const written = escaped.replace(runPattern, (run, start: number) => {
      if (start > 0) isAfterSpace = false;
      return run.replace(/ +|[\t\n]/g, (match, offset: number) => {
        const isLast = end === length && start + offset + match.length === escaped.length;
        const isKept = !isAfterSpace && !isLast;
        isAfterSpace = true;
        return elements[match] ?? (isKept ? " " : "") + writeSpaces(match.length - (isKept ? 1 : 0));
      });
    });
    if (escaped !== "") isAfterSpace = /[ \t\n]$/.test(escaped);
    return written;
  };
  return weaveCodes(text, (index) => (text.tags[index] as InlineTag).text, writeText);
}

/** Spaces as elements, each with at most as many spaces as the reader accepts. */
function writeSpaces(count: number): string {
  const written = count === 1 ? "<text:s/>" : count === 0 ? "" : `<text:s text:c="${Math.min(count, maxSpaces)}"/>`;
  return count > maxSpaces ? written + writeSpaces(count - maxSpaces) : written;
}
