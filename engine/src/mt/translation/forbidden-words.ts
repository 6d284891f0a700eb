import { PhraseFinder } from "../../terms/index.ts";
import type { OptionTable } from "../options/option.ts";
import type { TargetWords } from "./target-words.ts";

/** Removes options that contain a forbidden phrase in any form of its words. A phrase across two options may remain. */
export function dropForbidden(
  table: OptionTable,
  phrases: readonly string[],
  language: string,
  targets: TargetWords,
): void {
  if (phrases.length === 0) return;
  for (const row of table) {
    row.forEach((options, length) => {
      row[length] = options.filter((option) => {
        const text = Array.from(option.words, (_, at) => targets.spellingIn(option, at) ?? "").join(" ");
        const finder = new PhraseFinder(text, language);
        return !phrases.some((phrase) => finder.find(phrase));
      });
    });
  }
}
