import { isSeparator, type TaggedText } from "@openparlance/text";
import type { MessagePart } from "./icu-message.ts";

/** The limit of lines. Of texts with more lines, a memory rarely has the single lines. */
const maxLines = 50;

/** The lines, cells and list items of a text, which line breaks or tags separate; [] if there is only one. */
export function cutLines({ plain, tags }: TaggedText): MessagePart[] {
  const breaks = /[\n\r]/.test(plain) ? Array.from(plain.matchAll(/[\n\r]+/g), ({ index }) => index) : [];
  const separators = tags.flatMap((tag) => (isSeparator(tag) ? [tag.at] : []));
  const starts = [0];
  for (const at of [...breaks, ...separators].sort((a, b) => a - b)) {
    if (at < plain.length && /\p{L}/u.test(plain.slice(starts.at(-1), at))) starts.push(at);
  }
  if (starts.length < 2 || starts.length > maxLines) return [];
  return starts.flatMap((start, index): MessagePart[] => {
    const end = starts[index + 1] ?? plain.length;
    const first = start + (/^\s*/.exec(plain.slice(start, end))?.[0].length ?? 0);
    const line = { kind: "text", start: first, end } as const;
    return first === start ? [line] : [{ kind: "syntax", start, end: first }, line];
  });
}
