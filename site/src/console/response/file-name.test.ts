import { expect, test } from "vitest";
import { findFileName } from "./file-name.ts";

const nameOf = (disposition: string, mediaType = "application/octet-stream") =>
  findFileName({ headers: [["content-disposition", disposition]], mediaType });

test("a file has the name that the server gives, in full where it can", () => {
  expect(nameOf(`attachment; filename="gr__e.txt"; filename*=UTF-8''gr%C3%B6%C3%9Fe.txt`)).toBe("größe.txt");
  expect(nameOf('attachment; filename="plain.txt"')).toBe("plain.txt");
  expect(nameOf('attachment; filename="a\\"b\\\\c.txt"')).toBe('a"b\\c.txt');
});

test("a name that is not encoded as it says is passed over", () => {
  expect(nameOf(`attachment; filename="plain.txt"; filename*=UTF-8''%ZZ`)).toBe("plain.txt");
  expect(nameOf(`attachment; filename*=UTF-8''%ZZ`)).toBe("response.bin");
});

test("without a name it has one by its type", () => {
  expect(findFileName({ headers: [], mediaType: "application/json" })).toBe("response.json");
  expect(nameOf("attachment", "text/html")).toBe("response.bin");
});
