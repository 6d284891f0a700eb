import { readFileSync } from "node:fs";
import { codeWord, type Passage } from "./passage.ts";

const fixedStrings = JSON.parse(readFileSync(new URL("../../design/fixed-strings.json", import.meta.url), "utf8"));

/** Entries that readers see. The others are values, or the targets of links. */
const wording: readonly string[] = [
  fixedStrings.crashPage.title,
  fixedStrings.crashPage.button,
  fixedStrings.tagline,
  fixedStrings.wrongBaseUrlBanner,
  ...fixedStrings.failureReasons,
];

const patterns = wording.map((text) => new RegExp(text.replaceAll(".", "\\.").replaceAll("'", "['’]"), "gi"));

/** Removes fixed wording, which no rule can change. */
export const withoutFixed = (passage: Passage): Passage => ({
  ...passage,
  text: patterns.reduce((text, pattern) => text.replace(pattern, codeWord), passage.text),
});
