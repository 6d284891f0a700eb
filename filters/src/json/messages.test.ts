import { expect, test } from "vitest";
import { settingsFor } from "../filter.ts";
import { json } from "./index.ts";

const read = (content: unknown) =>
  json
    .extract(new TextEncoder().encode(JSON.stringify(content)), settingsFor(json, { sourceLanguage: "en" }))
    .segments.map(({ source, note }) => (note === undefined ? source : `${source} (${note})`));

test.each([
  ["FormatJS", [{ id: "a.b", description: "On top", defaultMessage: "Hi" }]],
  ["FormatJS by ID", { "a.b": { defaultMessage: "Hi", description: "On top" } }],
  ["a browser extension", { a: { message: "Hi", description: "On top", placeholders: { b: { content: "$1" } } } }],
  ["a browser extension by its name", { extName: { message: "Hi", description: "On top" } }],
  ["Docusaurus", { "theme.common.skipToMainContent": { message: "Hi", description: "On top" } }],
  ["a Docusaurus version", { "version.label": { message: "Hi", description: "On top" } }],
  ["a Docusaurus footer", { "link.item.label.Hi": { message: "Hi", description: "On top" } }],
  ["Transifex", { a: { string: "Hi", context: "top", developer_comment: "On top", character_limit: 9 } }],
])("a description in messages of %s is a note", (_, content) => {
  expect(read(content)).toEqual(["Hi (On top)"]);
});

test("a description next to other texts, or without a message, is text", () => {
  expect(read({ a: { message: "Hi", description: "One" }, b: { title: "Two" } })).toEqual(["Hi", "One", "Two"]);
  expect(read({ a: { defaultMessage: "Hi" }, b: { description: "One" } })).toEqual(["Hi", "One"]);
  expect(read({ a: { message: "Hi", description: "One" } })).toEqual(["Hi", "One"]);
  for (const key of ["theme", "theme.dark", "item.label", "link.title", "my.version.label"])
    expect(read({ [key]: { message: "Hi", description: "One" } })).toEqual(["Hi", "One"]);
  const message = { message: "Hi", description: "One" };
  for (const nested of [
    { theme: { common: { a: message } } },
    { item: { label: { a: message } } },
    { version: { label: message } },
    { "theme.common": { a: message } },
  ])
    expect(read(nested)).toEqual(["Hi", "One"]);
  const page = { title: "Two" };
  expect(read({ "version.label": { message: "Hi", description: "One" }, page })).toEqual(["Hi", "One", "Two"]);
  expect(read({ a: { string: "Hi", context: "One" } })).toEqual(["Hi", "One"]);
});

test("a schema, a locale and authors are no texts", () => {
  expect(read({ $schema: "https://a.b", "@@locale": "en", "@metadata": { authors: ["A"] }, a: "Hi" })).toEqual(["Hi"]);
});

test("messages with the same path, or an empty description, keep their texts", () => {
  const message = (defaultMessage: string) => ({ defaultMessage, description: "" });
  expect(read({ "a.b": message("One"), a: { b: message("Two") } })).toEqual(["One", "Two"]);
});
