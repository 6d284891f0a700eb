/** Replaces functions that Node 20 lacks inside a package; globals stay unchanged. */

export function promiseWithResolvers<T>() {
  let [resolve, reject]: [(value: T | PromiseLike<T>) => void, (reason?: unknown) => void] = [() => {}, () => {}];
  const promise = new Promise<T>((...both) => {
    [resolve, reject] = both;
  });
  return { promise, resolve, reject };
}

export function mapGroupBy<T, Key>(items: Iterable<T>, keyOf: (item: T, index: number) => Key): Map<Key, T[]> {
  const groups = new Map<Key, T[]>();
  let index = 0;
  for (const item of items) {
    const key = keyOf(item, index++);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

export function urlParse(address: string, base?: string | URL): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}
