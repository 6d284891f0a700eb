import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { textBytes } from "./text-bytes.ts";

const archive = zipSync({
  "word/document.xml": strToU8("<a/>".repeat(1000)),
  "OEBPS/one.xhtml": strToU8("x".repeat(300)),
  "word/media/image.png": new Uint8Array(50_000),
});

test.each([
  ["text", strToU8("One."), 4],
  ["nothing", new Uint8Array(), 0],
  ["an archive", archive, 4300],
  ["a truncated archive", archive.subarray(0, 200), 200],
])("%s holds so many bytes of text", (_, file, bytes) => {
  expect(textBytes(file)).toBe(bytes);
});
