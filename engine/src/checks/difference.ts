/** What is left of `all` when each of `used` takes one with the same key away. */
export function takeAway<Item>(all: readonly Item[], used: readonly Item[], keyOf: (item: Item) => string): Item[] {
  const left = new Map<string, number>();
  for (const item of used) left.set(keyOf(item), (left.get(keyOf(item)) ?? 0) + 1);
  return all.filter((item) => {
    const key = keyOf(item);
    const count = left.get(key) ?? 0;
    if (count > 0) left.set(key, count - 1);
    return count === 0;
  });
}

/**
 * Says in one sentence or two which parts are missing and which are added.
 *
 * @param name of such a part: `number`, with an `s` for several
 */
export function describeDifference(name: string, missing: readonly string[], added: readonly string[]): string {
  const list = (parts: readonly string[]) => {
    const different = [...new Set(parts)];
    return `The ${name}${different.length > 1 ? "s" : ""} ${different.join(", ")}`;
  };
  const several = (parts: readonly string[]) => new Set(parts).size > 1;
  return [
    ...(missing.length > 0 ? [`${list(missing)} of the source ${several(missing) ? "are" : "is"} missing.`] : []),
    ...(added.length > 0 ? [`${list(added)} ${several(added) ? "aren't" : "isn't"} in the source.`] : []),
  ].join(" ");
}
