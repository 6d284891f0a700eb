/**
 * Hashes a pair of texts to 32 bits (FNV-1a over UTF-16 units). Equal pairs have the same hash, so an index on it finds
 * them. The hash includes the memory, so the index needs no other column.
 */
export function pairHash({ source, target }: { source: string; target: string }, memoryId = 0): number {
  return hashText(target, hashText(source, 0x811c9dc5 ^ memoryId) ^ 0xffff) >>> 0;
}

function hashText(text: string, start: number): number {
  let hash = start;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash;
}
