/**
 * Reads a file that arrives in pieces of any length, in memory that does not grow with it.
 * @throws FilterError "File extraction error" with the location, by `push` and `end`
 */
export interface StreamReader<Item> {
  /** @returns the items that this piece completes, in the order of the file */
  push(piece: Uint8Array): Item[];
  /** Must be called after the last piece. */
  end(): Item[];
}

/** A reader of a file in which a short text may contain many items. It creates them when they are requested. */
export interface LazyReader<Item> {
  push(piece: Uint8Array): Iterable<Item>;
  end(): Iterable<Item>;
}

/** Writes a file in pieces: the pieces one after the other are the file. */
export interface StreamWriter<Item> {
  push(items: readonly Item[]): Uint8Array;
  end(): Uint8Array;
}

/** A writer of text in UTF-8: `head` comes before the first items, `tail` after the last. */
export function textWriter<Item>(head: string, write: (item: Item) => string, tail = ""): StreamWriter<Item> {
  const encoder = new TextEncoder();
  let pending = head;
  const take = (text: string) => {
    const bytes = encoder.encode(pending + text);
    pending = "";
    return bytes;
  };
  return { push: (items) => take(items.map((item) => write(item)).join("")), end: () => take(tail) };
}

/** All items of a file that is in memory. */
export function readWhole<Item>(reader: LazyReader<Item>, file: Uint8Array): Item[] {
  return [...reader.push(file), ...reader.end()];
}

export async function* readStream<Item>(
  reader: LazyReader<Item>,
  pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): AsyncGenerator<Item> {
  for await (const piece of pieces) yield* reader.push(piece);
  yield* reader.end();
}
