import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { defaultLimits } from "../limits.ts";
import { readCaseFile } from "../testing/case-file.ts";
import { unpackFiles } from "../testing/ooxml-files.ts";
import { otherLetters, translate } from "../testing/translated.ts";
import { findAttribute, readElements } from "../xml/elements.ts";
import { decodeText } from "../xml/references.ts";

const fixtures = new URL("../../fixtures/idml/", import.meta.url);
const documents = readdirSync(fixtures).map((name) => {
  const { fileName, input } = readCaseFile(new URL(`${name}/`, fixtures));
  return { name, ...translate(fileName, input, "de") };
});

describe.each(documents)("$name, translated,", ({ input, output }) => {
  const before = unpackFiles(input);
  const after = unpackFiles(output);

  test("has the same entries, and changes in stories alone", () => {
    expect(Object.keys(after)).toEqual(Object.keys(before));
    const changed = Object.keys(after).filter((name) => after[name] !== before[name]);
    expect(changed.filter((name) => !name.startsWith("Stories/"))).toEqual([]);
  });

  test("has all of its elements but ranges of text, in their order", () => {
    for (const name of Object.keys(after).filter((each) => each.endsWith(".xml")))
      expect([name, elementsIn(after[name] ?? "")]).toEqual([name, elementsIn(before[name] ?? "")]);
  });
});

/** Elements of a range with one character style; a changed paragraph has as few ranges as possible. */
const rangeElementPattern = /^(?:CharacterStyleRange|Content|Properties|AppliedFont)$/;

/** The name and the id of each element except those of ranges; fails for text in an element that can hold none. */
function elementsIn(text: string): string[] {
  const elements: string[] = [];
  for (const element of readElements(text, defaultLimits)) {
    if (element.name === "Content") expect(element.path.at(-1)).toMatch(/Range$|Source$|^Change$|^XMLElement$/);
    if (!rangeElementPattern.test(element.name)) elements.push(`${element.name} ${findAttribute(element, "Self")}`);
  }
  return elements;
}

/** Scribus is there for the full proof. */
if (process.env.PARLANCE_PROOF) {
  describe("Scribus", () => {
    const folder = mkdtempSync(join(tmpdir(), "idml-"));
    const script = "import scribus, sys\nscribus.openDoc(sys.argv[1])\nscribus.saveDocAs('saved.sla')\n";
    beforeAll(() => writeFileSync(join(folder, "save.py"), script));
    afterAll(() => rmSync(folder, { recursive: true }));

    /** The texts in frames, in tables and along paths, sorted. Scribus reads no links and no notes. */
    function textsOf(document: Uint8Array): string[] {
      writeFileSync(join(folder, "opened.idml"), document);
      const options = ["-platform", "offscreen", "--no-gui", "--no-splash", "--python-script", "save.py"];
      const env = { ...process.env, HOME: folder };
      execFileSync("scribus", [...options, "opened.idml"], { cwd: folder, env, stdio: "ignore" });
      const saved = readFileSync(join(folder, "saved.sla"), "utf8");
      rmSync(join(folder, "saved.sla"));
      return Array.from(saved.matchAll(/<ITEXT [^>]*\bCH="([^"]*)"/g), ([, text = ""]) => decodeText(text)).sort();
    }

    // The other case has no locations on its pages. What is not translated in these has no small letters.
    const shown = documents.filter(({ name }) => name !== "document");
    test.each(shown)("opens $name and has its translation", ({ input, output }) => {
      const texts = textsOf(input);
      expect(texts.length).toBeGreaterThan(10);
      expect(textsOf(output)).toEqual(texts.map(otherLetters).sort());
    });
  });
}
