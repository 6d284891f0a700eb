/** Removes from `all` one item for each of `used` with the same key. */
export function takeAway<One>(all: readonly One[], used: readonly One[], keyOf: (item: One) => string = String): One[] {
  const left = new Map<string, number>();
  for (const item of used) left.set(keyOf(item), (left.get(keyOf(item)) ?? 0) + 1);
  return all.filter((item) => {
    const key = keyOf(item);
    const count = left.get(key) ?? 0;
    if (count > 0) left.set(key, count - 1);
    return count === 0;
  });
}
