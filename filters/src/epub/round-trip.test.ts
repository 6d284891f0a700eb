import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { EpubCheck } from "@likecoin/epubcheck-ts";
import { afterAll, describe, expect, test } from "vitest";
import { readCaseFile } from "../testing/case-file.ts";
import { otherLetters, translate } from "../testing/translated.ts";

/** Texts without small letters aren't translated in these books, and stay the same. */
const fixtures = new URL("../../fixtures/epub/", import.meta.url);
const books = readdirSync(fixtures).map((name) => {
  const { fileName, input } = readCaseFile(new URL(`${name}/`, fixtures));
  return { name, ...translate(fileName, input, "de") };
});

describe.each(books)("$name, translated,", ({ name, input, output }) => {
  test("has the faults it had", async () => {
    const faults = await findFaults(input);
    expect(await findFaults(output)).toEqual(faults);
    if (isFaultless(name)) expect(faults).toEqual([]);
  });
});

const isFaultless = (name: string): boolean => /^(?:book|pandoc)/.test(name);

/** The messages of a port of EPUBCheck about a book, in any order. */
async function findFaults(book: Uint8Array): Promise<string[]> {
  const { messages } = await EpubCheck.validate(book);
  return messages
    .filter(({ severity }) => severity !== "info")
    .map(({ id, message, location }) => `${id} ${location?.path}: ${message}`)
    .sort();
}

/** Sources of books that other tools make while the test runs. */
const documents = {
  "made.html": `<html lang="en"><head><title>Harbour</title></head><body><h1>The harbour office</h1><p>Mind the <b>wet</b> deck, and the <i>old <u>rope</u></i>.</p><p>See <a href="https://example.com/">the timetable</a>.</p><table><tr><td>Ferry</td><td>Leaves at noon</td></tr></table><ul><li>First boat</li><li>Second boat</li></ul><h1>The pier</h1><p>A ship waits &amp; waits.</p></body></html>`,
  "made.md":
    "---\ntitle: The harbour\nlang: en\n---\n\n# The harbour office\n\nMind the **wet** deck.[^1]\n\n[^1]: It is *old*.\n\n" +
    "| Ferry | Leaves |\n|-------|--------|\n| Red   | late   |\n\n# The pier\n\n> A ship waits.\n\nRope\n:   A line\n",
};

/** EPUBCheck, pandoc and LibreOffice are there for the full proof. */
if (process.env.PARLANCE_PROOF) {
  describe("another tool", () => {
    const folder = mkdtempSync(join(tmpdir(), "epub-"));
    const profile = `-env:UserInstallation=file://${folder}/profile`;
    const toBook = [profile, "--headless", "--infilter=HTML (StarWriter)", "--convert-to", "epub"] as const;
    afterAll(() => rmSync(folder, { recursive: true }));

    /** The messages of EPUBCheck itself. */
    function messagesOf(book: Uint8Array): string[] {
      const [file, report] = [join(folder, "checked.epub"), join(folder, "report.json")];
      writeFileSync(file, book);
      // The exit code shows whether the book has faults; the report names them.
      spawnSync("java", ["-jar", "/usr/share/java/epubcheck.jar", file, "--json", report], { stdio: "ignore" });
      const { messages } = JSON.parse(readFileSync(report, "utf8"));
      return messages
        .map(({ severity, ID, message }: Record<string, string>) => `${severity} ${ID}: ${message}`)
        .sort();
    }

    function textOf(book: Uint8Array): string {
      const file = join(folder, "read.epub");
      writeFileSync(file, book);
      return execFileSync("pandoc", ["--from=epub", "--to=plain", "--wrap=none", file], { encoding: "utf8" });
    }

    test.each(books.filter(({ name }) => isFaultless(name)))("finds no fault in the translation of $name", (book) => {
      expect(messagesOf(book.output).filter((message) => !message.startsWith("INFO"))).toEqual([]);
    });

    // The other books have encodings and references that pandoc does not read.
    test.each(books.filter(({ name }) => !name.startsWith("version")))("reads the translation of $name", (book) => {
      expect(textOf(book.output)).toBe(otherLetters(textOf(book.input)));
    });

    test.each([
      ["LibreOffice", "made.html", "soffice", toBook],
      ["pandoc, of EPUB 2,", "made.md", "pandoc", ["--to=epub2", "--output=made.epub"]],
      ["pandoc, of EPUB 3,", "made.md", "pandoc", ["--to=epub3", "--output=made.epub"]],
    ] as const)("reads the translation of a book by %s", (_, from, command, options) => {
      writeFileSync(join(folder, from), documents[from]);
      execFileSync(command, [...options, from], { cwd: folder, stdio: "ignore" });
      const book = translate("made.epub", readFileSync(join(folder, "made.epub")), "de");
      expect(book.segments.length).toBeGreaterThan(8);
      expect(messagesOf(book.output)).toEqual(messagesOf(book.input));
      expect(textOf(book.output)).toBe(otherLetters(textOf(book.input)));
    });
  });
}
