import { anyNeighbor } from "@openparlance/text";
import { expect, test } from "vitest";
import { memoryReader } from "./memory.ts";
import { memoryXliffWriter } from "./memory-xliff.ts";
import { readWhole } from "./stream.ts";

const languages = { sourceLanguage: "en", targetLanguage: "de" };
const contextsIn = (file: Uint8Array) =>
  readWhole(memoryReader("m.xliff", languages), file).map(({ context }) => context);

test("neighbors come back as they were written, and a unit without them says that it has none", () => {
  const contexts = [
    { previous: "Open & <close>", next: 0xfedcba98 },
    { next: "Close" },
    { previous: "Open", next: anyNeighbor },
    undefined,
  ];
  const pairs = contexts.map((context) => ({ source: "Save", target: "Sichern", ...(context && { context }) }));
  const writer = memoryXliffWriter({ ...languages, original: "Menus" });
  const file = Buffer.concat([writer.push(pairs), writer.end()]);
  expect(file.toString()).toContain('<context-group purpose="match"><context context-type="x-context-pre">Open');
  expect(contextsIn(file)).toEqual([...contexts.slice(0, 3), {}]);
});

test("the context groups of other tools name neighbors; other contexts are none", () => {
  const group = (...contexts: string[]) => `<context-group purpose="match">${contexts.join("")}</context-group>`;
  const context = (type: string, text: string) => `<context context-type="${type}">${text}</context>`;
  const unit = (contexts: string) =>
    `<trans-unit id="1"><source>Save</source><target>Sichern</target>${contexts}</trans-unit>`;
  const file = `<xliff version="1.2"><file source-language="en" target-language="de"><body>${[
    unit(group(context("x-previous-source-text", " Open "), context("x-next-source-text", "&lt;b&gt;Close"))),
    unit(group(context("sourcefile", "menu.c"), context("linenumber", "7"))),
    unit(`<alt-trans>${group(context("prev", "Open"))}</alt-trans>`),
    unit(""),
  ].join("")}</body></file></xliff>`;
  expect(contextsIn(Buffer.from(file))).toEqual([
    { previous: "Open", next: "<b>Close" },
    undefined,
    undefined,
    undefined,
  ]);
});
