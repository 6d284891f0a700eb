import type { TranslationOption } from "../options/option.ts";

/** Marks that belong to the previous word. */
const closingMarksPattern = /^[,;:!?.)\]}،؛؟、。，；：！？．）」』】》〉]+$/u;

/**
 * Removes closing marks at the start of options, in target order, unless the source begins with one. In a small memory,
 * an article that the other language lacks is often linked with a comma. Terms and unknown words stay unchanged.
 */
export function dropLeadingMarks(
  options: readonly TranslationOption[],
  source: readonly string[],
  spell: (option: TranslationOption, at: number) => string,
): TranslationOption[] {
  if (closingMarksPattern.test(source[0] ?? "")) return [...options];
  const left = [...options];
  for (const [n, option] of left.entries()) {
    const { words, links, origin } = option;
    if (origin !== "memory" && origin !== "lexical") return left;
    let marks = 0;
    while (marks < words.length && closingMarksPattern.test(spell(option, marks))) marks++;
    const own = links.filter((link) => (link & 0xffff) >= marks).map((link) => link - marks);
    left[n] = { ...option, words: words.slice(marks), links: own };
    if (marks < words.length) return left;
  }
  // A text that consists only of marks keeps them.
  return [...options];
}
