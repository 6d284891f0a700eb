import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Segment } from "../filter.ts";
import { defaultLimits } from "../limits.ts";
import { readCaseFile } from "../testing/case-file.ts";
import { unpackFiles } from "../testing/ooxml-files.ts";
import { type TranslatedFile, translate } from "../testing/translated.ts";
import { decodeText } from "../xml/references.ts";
import { token, XmlScanner } from "../xml/scanner.ts";

/** Each case of the Office formats, translated, and what a translator saw. */
const files = ["docx", "pptx", "xlsx"].flatMap((format) => {
  const folder = new URL(`../../fixtures/${format}/`, import.meta.url);
  return readdirSync(folder).map((name) => {
    const { fileName, input } = readCaseFile(new URL(`${name}/`, folder));
    return { name: `${format} ${name}`, ...translate(fileName, input) };
  });
});

/** Elements of a run, and those that need not be written again. */
const runElementPattern = /:?(?:r|t|rPr|lang|noProof|proofErr|lastRenderedPageBreak)$/;

/** Counts each other element of a part; fails for a run without its content. */
function countElements(text: string): Map<string, number> {
  const scanner = XmlScanner.over(text, defaultLimits);
  const counts = new Map<string, number>();
  for (let kind = scanner.next(); kind !== token.done; kind = scanner.next()) {
    if (kind !== token.open && kind !== token.empty) continue;
    const { name } = scanner;
    const parent = scanner.path.at(kind === token.open ? -2 : -1);
    if (name === "w:t" || name === "a:t") expect(parent).toMatch(name === "w:t" ? /^w:r$/ : /^a:(?:r|fld)$/);
    if (!runElementPattern.test(name)) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}

describe.each(files)("$name, translated,", ({ input, output }) => {
  const before = unpackFiles(input);
  const after = unpackFiles(output);

  test("has the same entries, and changes in parts of text alone", () => {
    expect(Object.keys(after)).toEqual(Object.keys(before));
    const changed = Object.keys(after).filter((name) => after[name] !== before[name]);
    expect(changed.filter((name) => !/\.xml$/.test(name) || /\.rels$|Content_Types/.test(name))).toEqual([]);
  });

  test("has all of its elements but those of runs, and runs that hold one text each or what Word allows", () => {
    for (const [name, text] of Object.entries(after)) {
      if (!name.endsWith(".xml")) continue;
      expect([name, countElements(text)]).toEqual([name, countElements(before[name] ?? "")]);
      for (const run of text.match(/<a:r>.*?<\/a:r>/gs) ?? []) {
        expect(run).toMatch(/^<a:r>(?:<a:rPr[^<>]*\/>|<a:rPr[ >].*<\/a:rPr>)?<a:t>[^<]*<\/a:t><\/a:r>$/s);
      }
      for (const [run] of text.matchAll(/<w:r>(?:(?!<w:p>).)*?<\/w:r>/gs))
        expect(run).not.toMatch(/^<w:r><(?!w:rPr).*<w:rPr/s);
    }
  });
});

/** Sources of slides that LibreOffice makes while the test runs. */
const slide = (title: string, item: string) =>
  `<draw:page draw:name="${title}"><draw:frame svg:width="20cm" svg:height="3cm" svg:x="2cm" svg:y="2cm"><draw:text-box><text:p>${title}</text:p><text:list><text:list-item><text:p>${item} <text:span text:style-name="T1">today</text:span></text:p></text:list-item></text:list></draw:text-box></draw:frame></draw:page>`;
const documents = {
  "made.html": `<html><head><title>Harbour</title></head><body><h1>The harbour office</h1><p>Mind the <b>wet</b> deck, and the <i>old <u>rope</u></i>.</p><p>See <a href="https://example.com/">the timetable</a>.</p><table><tr><td>Ferry</td><td>Leaves at noon</td></tr></table><ul><li>First boat</li><li>Second boat</li></ul></body></html>`,
  "made.fodp": `<?xml version="1.0" encoding="UTF-8"?><office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:draw="urn:oasis:names:tc:opendocument:xmlns:drawing:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0" xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0" xmlns:svg="urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0" office:version="1.3" office:mimetype="application/vnd.oasis.opendocument.presentation"><office:automatic-styles><style:style style:name="T1" style:family="text"><style:text-properties fo:font-weight="bold"/></style:style></office:automatic-styles><office:body><office:presentation>${slide("The harbour", "A ferry leaves")}${slide("The pier", "A ship waits")}</office:presentation></office:body></office:document>`,
  "made.csv": 'Name,Leaves,Note\nNorthern ferry,10:30,"Daily, but not at low tide"\nOld ship,12:00,Ask at the office\n',
};

/** LibreOffice is there for the full proof. */
if (process.env.PARLANCE_PROOF) {
  describe("LibreOffice", () => {
    const folder = mkdtempSync(join(tmpdir(), "office-"));
    const convert = (to: string, names: readonly string[], ...more: readonly string[]) => {
      const profile = `-env:UserInstallation=file://${folder}/profile`;
      const options = [profile, "--headless", ...more, "--convert-to", to, "--outdir", folder];
      execFileSync("soffice", [...options, ...names.map((name) => join(folder, name))], { stdio: "ignore" });
    };
    beforeAll(() => {
      files.forEach(({ format, output }, index) => {
        writeFileSync(join(folder, `${index}.${format}`), output);
      });
      const open = { docx: "fodt", pptx: "fodp", xlsx: "fods" };
      for (const [format, flat] of Object.entries(open)) {
        convert(
          flat,
          readdirSync(folder).filter((name) => name.endsWith(format)),
        );
      }
    }, 300_000);
    afterAll(() => rmSync(folder, { recursive: true }));

    test.each(files.map((file, index) => ({ ...file, index })))("opens $name and has its translation", (file) => {
      const flat = file.format.replace("docx", "fodt").replace("pptx", "fodp").replace("xlsx", "fods");
      expectShown(file, readFileSync(join(folder, `${file.index}.${flat}`), "utf8"));
    });

    test.each([
      ["made.html", "odt", "docx", "fodt", 7, ["--infilter=HTML (StarWriter)"]],
      ["made.fodp", "odp", "pptx", "fodp", 4, []],
      ["made.csv", "ods", "xlsx", "fods", 7, []],
    ] as const)(
      "makes %s an %s and that a %s, and opens its translation",
      (from, open, to, flat, count, more) => {
        writeFileSync(join(folder, from), documents[from]);
        convert(open, [from], ...more);
        convert(to, [`made.${open}`]);
        const name = `made.${to}`;
        const created = translate(name, readFileSync(join(folder, name)));
        expect(created.segments.length).toBeGreaterThanOrEqual(count);
        writeFileSync(join(folder, `again.${created.format}`), created.output);
        convert(flat, [`again.${created.format}`]);
        expectShown(created, readFileSync(join(folder, `again.${flat}`), "utf8"));
      },
      300_000,
    );
  });
}

/** Expects the translations in a translated file that LibreOffice converted. */
function expectShown({ targets, segments }: TranslatedFile, flat: string): void {
  const raw = decodeText(flat);
  // Some texts are attributes there.
  const text = keepLetters(raw.replace(/<[^>]*>/g, "") + raw);
  const shown = targets.filter((_, index) => isShown(segments[index] as Segment));
  // Between two tags, since notes, comments and results of fields are where their tags are.
  const pieces = shown.flatMap((target) => target.split(/<[^<>]*>/)).map(keepLetters);
  expect(pieces.length).toBeGreaterThan(0);
  expect(pieces.filter((piece) => !text.includes(piece))).toEqual([]);
}

/** LibreOffice draws a diagram from a part that the cases leave out, and reads no description of a group. */
const isShown = ({ source, context }: Segment): boolean => context !== "diagram" && source !== "Two boxes";

/** Spaces, tabs and breaks are elements in what LibreOffice writes. */
const keepLetters = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, "");
