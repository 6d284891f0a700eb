import { pairTags, readTags } from "@openparlance/text";
import type { XmlPiece } from "../xml/pieces.ts";
import { decodeText, escapeText } from "../xml/references.ts";

/** Writes an inline tag, whose text is escaped, as a native code. Tags with the same number are the same. */
export interface CodeMarkup {
  open(number: number, code: string): string;
  close(number: number, code: string): string;
  standalone(number: number, code: string): string;
}

/**
 * Writes a segment with its inline tags as native codes, whose text is the tag. `numbers` has the tags so far: the n-th
 * occurrence of a tag has the same number in source and target.
 */
export function writeNativeCodes(text: string, numbers: Map<string, number>, markup: CodeMarkup): string {
  if (!text.includes("<")) return escapeText(text);
  const { plain, tags } = readTags(text);
  const partner = pairTags(tags);
  const times = new Map<string, number>();
  const numberOf = new Int32Array(tags.length);
  let written = "";
  let at = 0;
  tags.forEach((tag, index) => {
    written += escapeText(plain.slice(at, tag.at));
    at = tag.at;
    const other = partner[index] as number;
    const code = escapeText(tag.text);
    if (other !== -1 && other < index) {
      written += markup.close(numberOf[other] as number, code);
      return;
    }
    const time = (times.get(tag.text) ?? 0) + 1;
    times.set(tag.text, time);
    const key = `${time} ${tag.text}`;
    const number = numbers.get(key) ?? numbers.size + 1;
    numbers.set(key, number);
    numberOf[index] = number;
    written += other === -1 ? markup.standalone(number, code) : markup.open(number, code);
  });
  return written + escapeText(plain.slice(at));
}

/** Reads a segment of {@link writeNativeCodes}; undefined if a code's text isn't one tag, as from another program. */
export function readNativeCodes(pieces: readonly XmlPiece[]): string | undefined {
  let segment = "";
  for (const { kind, raw, text, isCdata } of pieces) {
    if (kind === "text") segment += text;
    else {
      const code = isCdata ? "" : decodeText(raw.slice(raw.indexOf(">") + 1, raw.lastIndexOf("</")));
      const { plain, tags } = readTags(code);
      if (plain !== "" || tags.length !== 1) return undefined;
      segment += code;
    }
  }
  return segment;
}
