import { expect, test } from "vitest";
import { CollectedBytes } from "./collected-bytes.ts";

test("pieces of any length are one file, which is there once", () => {
  const file = Buffer.from(Array.from({ length: 700_000 }, (_, at) => `${at} `).join(""));
  for (const length of [16_384, 1_000_003, file.length]) {
    const collected = new CollectedBytes(file.length);
    for (let at = 0; at < file.length; at += length) collected.add(file.subarray(at, at + length));
    expect(file.equals(collected.take())).toBe(true);
    expect(collected.take()).toHaveLength(0);
  }
});

test("a file above the limit is refused", () => {
  const collected = new CollectedBytes(5);
  collected.add(Buffer.from("12345"));
  expect(() => collected.add(Buffer.from("6"))).toThrow("the file is too large");
});
