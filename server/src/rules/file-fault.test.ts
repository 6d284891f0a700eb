import { FilterError } from "@openparlance/filters/filter-error";
import { expect, test } from "vitest";
import { fileFault } from "./file-fault.ts";

const secret = "Dear Ms. Quay";

test("an error of a filter stays as it is", () => {
  const error = new FilterError("No translatable content", "no text");
  expect(fileFault(error, "tmx")).toBe(error);
});

test.each([
  [new RangeError(secret), "a part of the file is too long or nests too deep"],
  [new TypeError(secret), "the filter tmx failed"],
  [secret, "the filter tmx failed"],
])("any other error is the file's fault, and its text is in no message: %s", (cause, detail) => {
  const fault = fileFault(cause, "tmx");
  expect(fault).toMatchObject({ reason: "File extraction error", detail, cause });
  expect(`${fault.message} ${fault.withoutText}`).not.toContain(secret);
});
