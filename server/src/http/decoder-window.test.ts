import { brotliCompressSync, constants, zstdCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { windowBytes } from "./decoder-window.ts";

const text = Buffer.from("The ferry leaves the quay. ".repeat(100_000));

test.each([10, 15, 16, 17, 18, 22, 24])("a Brotli decoder keeps what its body says, such as 2 to the %i", (lgwin) => {
  const params = { [constants.BROTLI_PARAM_LGWIN]: lgwin, [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
  expect(windowBytes("br", brotliCompressSync(text, { params }))).toBe(2 ** lgwin);
});

test.each([17, 20])("a zstd decoder keeps what its body says, such as 2 to the %i", (windowLog) => {
  const params = { [constants.ZSTD_c_windowLog]: windowLog, [constants.ZSTD_c_contentSizeFlag]: 0 };
  expect(windowBytes("zstd", zstdCompressSync(text, { params }))).toBe(2 ** windowLog);
});

test.each([10, 5000, 65_700, 100_000, 1_000_000])("of a body in zstd that says its size, %i bytes are kept", (size) => {
  const bytes = windowBytes("zstd", zstdCompressSync(text.subarray(0, size), { params: {}, pledgedSrcSize: size }));
  expect(bytes).toBeGreaterThanOrEqual(size);
  expect(bytes).toBeLessThanOrEqual(Math.max(2 ** 16, size));
});

test("what comes before a frame of zstd, and too little of one, may keep 8 MiB", () => {
  const frame = zstdCompressSync("quay");
  const skippable = Buffer.from([0x50, 0x2a, 0x4d, 0x18, 0x20, 0, 0, 0]);
  for (const start of [skippable, frame.subarray(0, 1), frame.subarray(0, 5)]) {
    expect(windowBytes("zstd", start)).toBe(2 ** 23);
  }
});

test("a gzip decoder keeps little", () => {
  expect(windowBytes("gzip", text)).toBe(0);
});
