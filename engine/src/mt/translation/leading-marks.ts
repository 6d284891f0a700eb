import type { TranslationOption } from "../options/option.ts";

/** Marks that belong to the word before them. */
const closing = /^[,;:!?.)\]}،؛؟、。，；：！？．）」』】》〉]+$/u;

/**
 * Options in the order of the target, without closing marks at its start where the source has none. In a small memory, an
 * article that the other language lacks is often linked with a comma. A term stays as it is, and so does what no memory has.
 *
 * @param source tokens
 * @param spell the word at a position of an option
 */
export function dropLeadingMarks(
  options: readonly TranslationOption[],
  source: readonly string[],
  spell: (option: TranslationOption, at: number) => string,
): TranslationOption[] {
  if (closing.test(source[0] ?? "")) return [...options];
  const left = [...options];
  for (const [n, option] of left.entries()) {
    const { words, links, origin } = option;
    if (origin !== "memory" && origin !== "lexical") return left;
    let marks = 0;
    while (marks < words.length && closing.test(spell(option, marks))) marks++;
    const own = links.filter((link) => (link & 0xffff) >= marks).map((link) => link - marks);
    left[n] = { ...option, words: words.slice(marks), links: own };
    if (marks < words.length) return left;
  }
  // A text of nothing but marks keeps all.
  return [...options];
}
