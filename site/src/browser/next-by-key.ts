/** The next position for an arrow key, Home or End. The list is circular. */
export function positionAfterKey(
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
