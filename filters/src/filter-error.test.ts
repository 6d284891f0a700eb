import { expect, test } from "vitest";
import { FilterError } from "./filter-error.ts";

test("a message names the entry of an archive as one short line", () => {
  const messageOf = (entry: string) =>
    new FilterError("File extraction error", "an entry is damaged", { entry }).message;
  expect(messageOf("word/document.xml")).toBe("File extraction error: an entry is damaged (word/document.xml)");
  expect(messageOf("a\r\nb\u202ec\ud800")).toBe(
    "File extraction error: an entry is damaged (a\uFFFD\uFFFDb\uFFFDc\uFFFD)",
  );
  expect(messageOf("a".repeat(70_000))).toBe(`File extraction error: an entry is damaged (${"a".repeat(100)}…)`);
});

test("an error is the same after it has gone through a thread, and only a log shows what broke inside", () => {
  const error = new FilterError("File extraction error", "the filter docx failed", {
    entry: "a",
    internalError: "x.ts:1",
  });
  const other = FilterError.ofFault(structuredClone(error.fault));
  expect(other.message).toBe("File extraction error: the filter docx failed (a)");
  expect(other.withoutText).toBe("File extraction error: the filter docx failed: x.ts:1");
});
