/**
 * Moves a buffer's bytes into one of another size, in bytes. The old buffer is empty then and its memory free at once;
 * Node 20 cannot do that, and there it is a copy.
 */
export function transfer(buffer: ArrayBuffer, size: number): ArrayBuffer {
  const movable = buffer as ArrayBuffer & { transfer?(size: number): ArrayBuffer };
  if (movable.transfer) return movable.transfer(size);
  const copy = new Uint8Array(size);
  copy.set(new Uint8Array(buffer, 0, Math.min(size, buffer.byteLength)));
  return copy.buffer;
}
