import { expect, test } from "vitest";
import { isStorageError } from "./storage-errors.ts";

test.each([
  ["ENOSPC", true],
  ["EDQUOT", true],
  ["EROFS", true],
  ["EACCES", true],
  ["EMFILE", true],
  ["EIO", true],
  ["ESTALE", true],
  ["25006", true],
  ["ENOENT", false],
  ["40001", true],
  ["40P01", true],
  ["53100", true],
  ["55P03", true],
  ["57014", true],
  ["57P01", true],
  ["23505", false],
])("an error with the code %s is trouble of the storage: %s", (code, isTrouble) => {
  const error = Object.assign(new Error("no"), { code });
  expect([error, new Error("wrapped", { cause: error })].map(isStorageError)).toEqual([isTrouble, isTrouble]);
});
