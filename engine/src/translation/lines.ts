import { isSeparator, type TaggedText } from "@openparlance/text";
import type { MessagePart } from "./icu-message.ts";

/** The limit of lines. Of texts with more lines, a memory rarely has the single lines. */
const maxLines = 50;

/** The lines, cells and list items of a text, which line breaks or tags separate; [] if there is only one. */
export function cutLines({ plain, tags }: TaggedText): MessagePart[] {
  const breaks = /[\n\r]/.test(plain) ? Array.from(plain.matchAll(/[\n\r]+/g), ({ index }) => index) : [];
  const separators = tags.flatMap((tag) => (isSeparator(tag) ? [tag.at] : []));
  const starts = [0];
  let from = 0;
  let hasLetter = false;
  for (const at of [...breaks, ...separators].sort((a, b) => a - b)) {
    hasLetter ||= /\p{L}/u.test(plain.slice(from, at));
    from = at;
    if (!hasLetter || at === plain.length) continue;
    starts.push(at);
    hasLetter = false;
  }
  if (starts.length < 2 || starts.length > maxLines) return [];
  return starts.flatMap((start, index): MessagePart[] => {
    const end = starts[index + 1] ?? plain.length;
    const first = start + (/^\s*/.exec(plain.slice(start, end))?.[0].length ?? 0);
    const line = { kind: "text", start: first, end } as const;
    return first === start ? [line] : [{ kind: "syntax", start, end: first }, line];
  });
}
