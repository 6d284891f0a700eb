import { FilterError } from "@openparlance/filters";
import { describe, expect, test } from "vitest";
import type { StoredReading } from "../core/filters.ts";
import { extract, parseFilterConfiguration } from "./extract.ts";

const toBytes = (text: string) => new TextEncoder().encode(text);
const languages = { sourceLang: "en", targetLang: "de" };
const plain: StoredReading = { format: "plaintext", options: {}, subfilters: {}, srx: "" };

const listSources = (name: string, text: string, reading?: StoredReading) =>
  extract(name, toBytes(text), languages, { reading }).segments.map(({ source }) => source);

function findReason(name: string, text: string, reading?: StoredReading): string | undefined {
  try {
    extract(name, toBytes(text), languages, { reading });
    return undefined;
  } catch (error) {
    return error instanceof FilterError ? error.reason : String(error);
  }
}

const srx = `<srx version="2.0" xmlns="http://www.lisa.org/srx20"><header cascade="no"/><body>
  <languagerules><languagerule languagerulename="Semicolon">
    <rule break="yes"><beforebreak>;</beforebreak><afterbreak>\\s</afterbreak></rule>
  </languagerule></languagerules>
  <maprules><languagemap languagepattern=".*" languagerulename="Semicolon"/></maprules></body></srx>`;

describe("a file is read", () => {
  test("by its extension, in any case", () => {
    expect(listSources("a.TXT", "One. Two.")).toEqual(["One.", "Two."]);
    expect(listSources("a.json", '{"a": "One."}')).toEqual(["One."]);
  });

  test("by the filter configuration that is named, whatever the extension", () => {
    expect(listSources("a.bin", "One.", plain)).toEqual(["One."]);
    expect(listSources("a.json", '"One."', plain)).toEqual(['"One."']);
  });

  test("with the segmentation rules of the configuration", () => {
    expect(listSources("a.txt", "One. Two; three.", { ...plain, srx })).toEqual(["One. Two;", "three."]);
  });

  test("into paragraphs where the configuration says so", () => {
    expect(listSources("a.txt", "One. Two.", { ...plain, segmentation: "paragraph" })).toEqual(["One. Two."]);
  });

  test("with the subfilters of the configuration", () => {
    const reading = { ...plain, format: "json", subfilters: { "*html": "html" } };
    const text = '{"html": "<p>One</p><p>Two</p>", "text": "a < b"}';
    expect(listSources("a.json", text, reading)).toEqual(["One", "Two", "a < b"]);
  });
});

test("a configuration that cannot be used is reported by its field, and where that broke is for the log", () => {
  const failing = () => extract("a.txt", toBytes("One."), languages, { reading: { ...plain, srx: "<secret" } });
  expect(failing).toThrow(/^File extraction error: the filter configuration has an invalid value in srx$/);
  expect(failing).toThrow(
    expect.objectContaining({
      internalError: expect.stringMatching(/^ConfigurationError at .*configuration\.ts:\d+:\d+\)$/),
    }),
  );
  expect(failing).not.toThrow(/secret/);
});

test.each([
  ["Unsupported file type", "a.bin", "text", undefined],
  ["Unsupported file type", "noextension", "text", undefined],
  ["File extraction error", "a.json", "{", undefined],
  ["No translatable content", "a.txt", "", undefined],
  ["File extraction error", "a.txt", "not JSON", { ...plain, format: "json" }],
] as const)("%s: %s", (reason, name, text, reading) => {
  expect(findReason(name, text, reading)).toBe(reason);
});

test.each([
  [{ subfilters: { "*": "docx" } }, "subfilters.* must be one of"],
  [{ srx: "<srx" }, "srx must be the text of an SRX file"],
])("a configuration that can't be used is refused: %j", (reading, message) => {
  expect(() => parseFilterConfiguration({ ...plain, format: "json", ...reading })).toThrow(message);
});

test("a document has at most 500,000 segments", () => {
  const file = toBytes("a\n".repeat(500_001));
  expect(() => extract("a.txt", file, languages)).toThrow("File extraction error: more than 500000 segments");
});
