/** A message of a compiled catalogue; the id has the context, if any, and U+0004 before it. */
export interface Message {
  id: string;
  text: string;
}

/** The messages of a little-endian MO file, first plural forms alone. Source: GNU gettext manual, "The Format of GNU MO Files". */
export function readMo(bytes: Uint8Array): Message[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const [count, ids, texts] = [8, 12, 16].map((at) => view.getUint32(at, true)) as [number, number, number];
  const decoder = new TextDecoder();
  const read = (table: number, n: number) => {
    const [length, start] = [view.getUint32(table + 8 * n, true), view.getUint32(table + 8 * n + 4, true)];
    return decoder.decode(bytes.subarray(start, start + length)).split("\0")[0] ?? "";
  };
  return Array.from({ length: count }, (_, n) => ({ id: read(ids, n), text: read(texts, n) })).filter(
    ({ id }) => id !== "",
  );
}
