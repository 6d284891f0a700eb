type Bytes = Uint8Array<ArrayBuffer>;

/** Compresses or decompresses. @throws `tooLarge` as soon as there are more than `max` bytes */
export async function pipeThrough(
  bytes: Bytes,
  transform: CompressionStream | DecompressionStream,
  max = Number.POSITIVE_INFINITY,
  tooLarge?: Error,
): Promise<Bytes> {
  const parts: Bytes[] = [];
  const reader = new Blob([bytes]).stream().pipeThrough<Bytes>(transform).getReader();
  for (let size = 0; ; ) {
    const { value: part } = await reader.read();
    if (part === undefined) return new Uint8Array(await new Blob(parts).arrayBuffer());
    size += part.length;
    if (size > max) throw tooLarge;
    parts.push(part);
  }
}
