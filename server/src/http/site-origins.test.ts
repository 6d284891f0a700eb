import { expect, test } from "vitest";
import type { SiteFile } from "./site-file.ts";
import { createOriginWriter } from "./site-origins.ts";

const built = "https://docs.example";

function setUp({
  compress,
  size = 0,
  ...options
}: Parameters<typeof createOriginWriter>[2] & {
  compress?: Parameters<typeof createOriginWriter>[1];
  /** The size of the built file in bytes. */
  size?: number;
} = {}) {
  const written: string[] = [];
  const file: SiteFile = {
    type: "text/plain",
    plain: { bytes: new Uint8Array(size), etag: '"a"' },
    withOrigin(origin) {
      written.push(origin);
      return new TextEncoder().encode(`See ${origin}`);
    },
  };
  const origins = createOriginWriter(built, compress ?? (async (bytes) => bytes.slice(0, 3)), options);
  const find = (origin: string) => origins.find(file, file.plain, origin);
  return { origins, file, written, find };
}

const decode = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes);

test("a file is right as it was built for the origin of the build, and if it names none", () => {
  const { origins, file, find } = setUp();
  expect(find(built)).toBeUndefined();
  const { withOrigin: _, ...silent } = file;
  expect(origins.find(silent, silent.plain, "http://a")).toBeUndefined();
});

test("each origin has an ETag of its own", () => {
  const { find } = setUp();
  expect([find("http://a")?.etag, find("http://b")?.etag]).toEqual(['W/"a@http://a"', 'W/"a@http://b"']);
});

test("a form is written once for an origin, also by requests at the same time", async () => {
  const { written, find } = setUp();
  const forms = await Promise.all([1, 2, 3].map(() => find("http://a")?.write(undefined)));
  expect(forms.map(decode)).toEqual(Array(3).fill("See http://a"));
  expect(decode(await find("http://a")?.write(undefined))).toBe("See http://a");
  expect(written).toEqual(["http://a"]);
});

test("however small the files are, no more of them are kept than the limit", async () => {
  const { written, find } = setUp({ maxFiles: 2 });
  for (const origin of ["http://a", "http://b", "http://a", "http://c", "http://a", "http://b"]) {
    await find(origin)?.write(undefined);
  }
  expect(written).toEqual(["http://a", "http://b", "http://c", "http://b"]);
});

test("however many origins clients name, no more is kept than the limit, and what was used last", async () => {
  const { origins, written, find } = setUp({ maxBytes: 60 });
  for (let at = 0; at < 1000; at++) {
    await find("http://ours")?.write(undefined);
    await find(`http://host-${at}`)?.write(undefined);
    expect(origins.keptBytes()).toBeLessThanOrEqual(60);
  }
  expect(written.filter((origin) => origin === "http://ours")).toHaveLength(1);
});

test("however many origins clients name, files beyond 2 MiB a second are served as they were built", async () => {
  const time = { now: 0 };
  const mebibyte = 2 ** 20;
  const { written, find } = setUp({ size: mebibyte, burstBytes: 3 * mebibyte, monotonic: () => time.now });
  const request = async () => {
    for (let at = 0; at < 10; at++) await find(`http://host-${time.now}-${at}`)?.write(undefined);
    return written.splice(0).length;
  };
  expect([await request(), await request()]).toEqual([3, 0]);
  time.now = 1000;
  expect(await request()).toBe(2);
  time.now = 100_000;
  expect(await request()).toBe(3);
  // Finding a kept file writes nothing, so it is always allowed.
  expect(find("http://host-100000-2")?.etag).toBe('W/"a@http://host-100000-2"');
});

test("a form that couldn't be compressed is tried again by the next request", async () => {
  let isBroken = true;
  const { find } = setUp({
    async compress(bytes) {
      if (isBroken) throw new Error("out of memory");
      return bytes.slice(0, 3);
    },
  });
  await expect(find("http://a")?.write("br")).rejects.toThrow("out of memory");
  isBroken = false;
  expect(decode(await find("http://a")?.write("br"))).toBe("See");
});

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

test("a form is compressed fast for its first reader, and best for the next ones", async () => {
  const { find } = setUp({ compress: async (bytes, _, isBest) => bytes.slice(0, isBest ? 1 : 3) });
  expect(decode(await find("http://a")?.write("br"))).toBe("See");
  await turn();
  expect(decode(await find("http://a")?.write("br"))).toBe("S");
});

test("the best compression uses at most half of what may be written at once, and fails without effect", async () => {
  const bests: number[] = [];
  const { find } = setUp({
    size: 10,
    burstBytes: 600,
    monotonic: () => 0,
    async compress(bytes, _, isBest) {
      if (isBest) throw new Error(`out of memory ${bests.push(bytes.length)}`);
      return bytes.slice(0, 3);
    },
  });
  for (const origin of ["http://a", "http://b", "http://c"]) {
    await find(origin)?.write("br");
    await turn();
    expect(decode(await find(origin)?.write("br"))).toBe("See");
  }
  expect(bests).toHaveLength(1);
});
