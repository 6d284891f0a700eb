import { randomFrom } from "@openparlance/engine/testing";
import { readUiStrings } from "../engine/libreoffice.ts";
import { SegmentSource, type StreamSegment } from "../engine/memory/segments.ts";

/** The max number of segments in the heap at once. */
const blockSize = 500_000;

/**
 * Makes segments block by block from the strings of LibreOffice, as in the bench of the engine. The same number makes
 * the same segments. A quarter of each block are variants of other segments in it.
 */
export async function* makeBlocks(segments: number): AsyncGenerator<StreamSegment[]> {
  const source = new SegmentSource(await readUiStrings("de"), randomFrom(segments));
  for (let start = 0; start < segments; start += blockSize) yield source.make(Math.min(blockSize, segments - start));
}

export async function makeQueries(texts: readonly string[]): Promise<string[]> {
  const source = new SegmentSource(await readUiStrings("de"), randomFrom(texts.length));
  return texts.map((text) => source.edited(text));
}
