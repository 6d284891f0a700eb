import { expect, test } from "vitest";
import { capitalise, Truecaser } from "./truecaser.ts";

const words = (text: string) => text.split(" ");

function taught(language: string, ...sentences: string[]): Truecaser {
  const truecaser = new Truecaser(language);
  for (const sentence of sentences) truecaser.learn(words(sentence));
  return truecaser;
}

test("the first word of a sentence is written as inside sentences", () => {
  const truecaser = taught("en", "On the boat Anna waits .", "Now on the boat .");
  expect(truecaser.truecase(words("The boat . On land Anna"))).toEqual(words("the boat . on land Anna"));
  expect(truecaser.truecase(words("Anna waits"))).toEqual(words("Anna waits"));
});

test("a word never met inside a sentence stays as it is", () => {
  expect(taught("en", "Ferry leaves").truecase(words("Ferry leaves"))).toEqual(words("Ferry leaves"));
});

test("German nouns keep their capital", () => {
  expect(taught("de", "die Fähre legt ab").truecase(words("Fähre legt ab"))).toEqual(words("Fähre legt ab"));
});

test("titles with every word capitalised teach nothing", () => {
  expect(taught("en", "Save The File").formOf("The")).toBeUndefined();
});

test("unlearning takes the word back", () => {
  const truecaser = taught("en", "a Boat", "a boat", "a boat");
  expect(truecaser.formOf("BOAT")).toBe("boat");
  truecaser.unlearn(words("a boat"));
  truecaser.unlearn(words("a boat"));
  expect(truecaser.formOf("boat")).toBe("Boat");
  truecaser.unlearn(words("a Boat"));
  expect(truecaser.formOf("boat")).toBeUndefined();
});

test.each([
  ["de", "öffnen", "Öffnen"],
  ["de", "ßa", "ßa"],
  ["tr", "istanbul", "İstanbul"],
  ["en", "istanbul", "Istanbul"],
  ["nl", "ijs", "IJs"],
  ["en", "iPhone", "iPhone"],
  ["hr", "ǆep", "ǅep"],
  ["ka", "გემი", "გემი"],
  ["en", "𐐨x", "𐐀x"],
  ["en", "", ""],
  ["en", "\uD800", "\uD800"],
])("%s: %s is capitalised as %s", (language, word, expected) => {
  expect(capitalise(word, language)).toBe(expected);
});
