const maxZstdBytes = 2 ** 23;
const zstdMagic = 0xfd2fb528;

/**
 * The bytes of a decoder's output window, which it fills before the output is read; 0 for formats with a small window.
 * `encoding` is as in `Content-Encoding`, and `start` has the first bytes of the body.
 */
export function windowBytes(encoding: string, start: Uint8Array): number {
  if (encoding === "br") return brotliWindow(start[0] ?? 0);
  return encoding === "zstd" ? Math.min(zstdWindow(start), maxZstdBytes) : 0;
}

/** Source: RFC 7932, 9.1. */
function brotliWindow(first: number): number {
  if ((first & 1) === 0) return 2 ** 16;
  const [large, small] = [(first >> 1) & 7, (first >> 4) & 7];
  if (large > 0) return 2 ** (17 + large);
  return small === 0 ? 2 ** 17 : 2 ** (8 + small);
}

/** Source: RFC 8878, 3.1.1.1. A skippable frame before the first one doesn't have the size. */
function zstdWindow(start: Uint8Array): number {
  const view = new DataView(start.buffer, start.byteOffset, start.byteLength);
  const [descriptor, window] = start.subarray(4);
  if (descriptor === undefined || window === undefined || view.getUint32(0, true) !== zstdMagic) return maxZstdBytes;
  const isSingleSegment = (descriptor & 32) !== 0;
  if (!isSingleSegment) return 2 ** (10 + (window >> 3)) * (1 + (window & 7) / 8);
  const sizeBytes = 2 ** (descriptor >> 6);
  const sizeAt = 5 + ((1 << (descriptor & 3)) >> 1);
  if (sizeBytes === 8 || start.length < sizeAt + sizeBytes) return maxZstdBytes;
  if (sizeBytes === 1) return view.getUint8(sizeAt);
  return sizeBytes === 2 ? view.getUint16(sizeAt, true) + 256 : view.getUint32(sizeAt, true);
}
