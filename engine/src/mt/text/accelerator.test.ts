import { rebuild, tokenize } from "@openparlance/text";
import { expect, test } from "vitest";
import { randomFrom, randomText } from "../../testing/random.ts";
import { AdaptiveTranslator } from "../adaptive-translator.ts";
import { tokenizePlain, withAccelerator } from "./accelerator.ts";

const labels = [
  ["~File", "~Datei"],
  ["Open ~File", "Datei ö~ffnen"],
  ["Close &Window", "&Fenster schließen"],
  ["Open", "Öffnen"],
];

function ofLabels(): AdaptiveTranslator {
  const translator = new AdaptiveTranslator("en", "de");
  for (const [at, [source = "", target = ""]] of labels.entries()) translator.add({ id: at + 1, source, target });
  return translator;
}

test.each([
  ["File", "Datei"],
  ["_File", "_Datei"],
  ["Fi&le", "&Datei"],
  ["~File ", "~Datei "],
  ["~File ~Open", "Datei"],
])("%j becomes %j", (source, expected) => {
  expect(ofLabels().translate(source)[0]?.target).toContain(expected);
});

test("a translation with an accelerator is rebuilt from its words, which are without it", () => {
  const [response] = ofLabels().translate("_File");
  expect(response?.words).toEqual(["Datei"]);
  expect(rebuild(response?.words ?? [], response?.delimiters ?? [])).toBe("_Datei");
});

test("a prefix stays as it is given", () => {
  for (const prefix of ["Dat", "Datei", "Fenster "]) {
    expect(ofLabels().translate("~File", { prefix })[0]?.target.startsWith(prefix)).toBe(true);
  }
});

test("reading tokens takes nothing but the mark from any text, and putting it back adds nothing else", () => {
  const random = randomFrom(8);
  for (let round = 0; round < 500; round++) {
    const text = randomText(random, 8).replace(/ /u, " ~");
    const [plain, whole] = [tokenizePlain(text, "en"), tokenize(text, "en")];
    const read = rebuild(plain.tokens, plain.delimiters);
    expect(plain.tokens).toHaveLength(whole.tokens.length);
    expect(read.length).toBe(text.length - (plain.accelerator ? 1 : 0));
    const links = plain.tokens.map((_, at): [number, number] => [at, at]);
    const translation = {
      target: read,
      words: plain.tokens,
      delimiters: plain.delimiters,
      links,
      provenance: [],
      score: 0,
    };
    const back = withAccelerator(translation, plain, "de", 0);
    expect(rebuild(back.words, back.delimiters)).toBe(back.target);
    expect(back.target.replace(plain.accelerator?.mark ?? "", "")).toBe(
      read.replace(plain.accelerator?.mark ?? "", ""),
    );
  }
});
