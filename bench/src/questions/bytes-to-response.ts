/** A file of the site by its path; undefined when there is none. */
export type ReadFile = (path: string) => Promise<string | undefined>;

const link = /\]\(https?:\/\/[^/\s)]+(\/[^\s)#]*\.(?:md|txt))/g;

/**
 * The min number of bytes that a reader who begins with `start` and follows links must read for each file. They are the
 * bytes of all files on the shortest path to it, each counted whole, and its own. Files farther than `maxBytes` are
 * left out.
 */
export async function measureWays(start: string, maxBytes: number, read: ReadFile): Promise<Map<string, number>> {
  const ways = new Map<string, number>();
  const open = new Map([[start, 0]]);
  for (;;) {
    const [next] = [...open].sort(([, a], [, b]) => a - b);
    if (!next) return ways;
    const [path, before] = next;
    open.delete(path);
    const text = await read(path);
    const bytes = before + Buffer.byteLength(text ?? "");
    if (text === undefined || bytes > maxBytes || (ways.get(path) ?? Number.POSITIVE_INFINITY) <= bytes) continue;
    ways.set(path, bytes);
    for (const [, target = ""] of text.matchAll(link)) {
      if (!ways.has(target)) open.set(target, Math.min(bytes, open.get(target) ?? bytes));
    }
  }
}
