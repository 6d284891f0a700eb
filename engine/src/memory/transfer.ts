/**
 * Moves a buffer's bytes into one of another size, in bytes. The old buffer becomes empty, and its memory is freed
 * immediately. Node 20 doesn't support this, so the bytes are copied there.
 */
export function transfer(buffer: ArrayBuffer, size: number): ArrayBuffer {
  const movable = buffer as ArrayBuffer & { transfer?(size: number): ArrayBuffer };
  if (movable.transfer) return movable.transfer(size);
  const copy = new Uint8Array(size);
  copy.set(new Uint8Array(buffer, 0, Math.min(size, buffer.byteLength)));
  return copy.buffer;
}
