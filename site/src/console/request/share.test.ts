import { expect, test } from "vitest";
import { formatShareHash, readShared } from "./share.ts";

test("a link brings back what was typed", () => {
  const typed = { values: { name: "größe & co", n: 2 }, bodyText: '{"a": 1}', optionsIn: "header" as const };
  expect(readShared(formatShareHash("uploadFile", typed))).toEqual({ id: "uploadFile", typed });
});

test("a link carries no file", () => {
  const hash = formatShareHash("uploadFile", { values: { name: "a.txt" }, file: new Blob(["secret"]) });
  expect(readShared(hash)?.typed).toEqual({ values: { name: "a.txt" } });
});

test.each(["#createJob", "#try=createJob&values=nonsense", "#try=createJob&values=[", ""])(
  "%s is no such link",
  (hash) => {
    expect(readShared(hash)).toBeUndefined();
  },
);

test("a location that options cannot be sent in is left out", () => {
  expect(readShared("#try=uploadFile&values={}&options=cookie")?.typed).toEqual({ values: {} });
});

test("a link whose values nest deeper than those of any operation is none", () => {
  expect(readShared(`#try=createJob&values={"name":${"[".repeat(1000)}${"]".repeat(1000)}}`)).toBeUndefined();
});
