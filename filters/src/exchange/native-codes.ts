import { readTags } from "@openparlance/text";
import type { XmlPiece } from "../xml/pieces.ts";
import { decodeText } from "../xml/references.ts";

/** Reads a segment whose codes have tags as their texts; undefined if a code's text isn't one tag, as from another program. */
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
