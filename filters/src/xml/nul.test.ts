import { strToU8, unzipSync, zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { type Filter, filterNamed, settingsFor } from "../index.ts";
import { makings } from "../testing/generated-files.ts";
import { packFiles } from "../testing/ooxml-files.ts";

const findFailure = (name: string, file: Uint8Array) => {
  const filter = filterNamed(name) as Filter;
  return () => filter.extract(file, settingsFor(filter, { sourceLanguage: "en" }));
};

describe("U+0000, which XML forbids, is refused at its location", () => {
  test.each(["xhtml", "stringsdict", "xml", "android", "resx", "xliff", "sdlxliff"])("in %s", (name) => {
    const file = makings[name]?.text(["One", "T\0wo"], "utf-8") ?? "";
    const line = file.slice(0, file.indexOf("\0")).split("\n");
    const location = `line ${line.length}, column ${(line.at(-1)?.length ?? 0) + 1}`;
    expect(findFailure(name, strToU8(file))).toThrow(`File extraction error: U+0000 in XML at ${location}`);
  });

  test.each(["epub", "idml"])("in a document of %s", (name) => {
    const { text, pack } = makings[name] as Required<NonNullable<(typeof makings)[string]>>;
    const file = text(["T\0wo"], "utf-8");
    expect(findFailure(name, pack(strToU8(file)))).toThrow(
      /^File extraction error: U\+0000 in XML at line \d+, column \d+ \([st]\.x\w+\)$/,
    );
  });

  test.each([
    ["docx", "word/document.xml", "<w:document><w:body><w:p><w:r><w:t>\0</w:t></w:r></w:p></w:body></w:document>", 36],
    ["pptx", "ppt/presentation.xml", "<p:presentation>\0</p:presentation>", 17],
    ["xlsx", "xl/workbook.xml", "<workbook>\0</workbook>", 11],
  ])("in a part of %s", (name, part, text, column) => {
    const file = packFiles({ [part]: text }, [["", "officeDocument", part]]);
    expect(findFailure(name, file)).toThrow(`U+0000 in XML at line 1, column ${column} (${part})`);
    const relations = { ...unzipSync(file), "_rels/.rels": strToU8("<Relationships>\n\0</Relationships>") };
    expect(findFailure(name, zipSync(relations))).toThrow("U+0000 in XML at line 2, column 1 (_rels/.rels)");
  });
});
