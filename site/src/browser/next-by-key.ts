/** Finds the item for an arrow key, Home or End in a list. The first follows the last, and the other way round. */
export function nextByKey(
  key: string,
  position: number,
  count: number,
  [forward, back]: readonly [string, string],
): number | undefined {
  if (count === 0) return undefined;
  if (key === forward) return (position + 1) % count;
  if (key === back) return (position - 1 + count) % count;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : undefined;
}
