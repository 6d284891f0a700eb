/** What becomes of the stored entries with a source that is added again, and of the one added. */
interface DuplicateEffect {
  /** Source and target are stored already. */
  samePair: "add" | "skip" | "replace";
  /** The source is stored with other targets only. */
  sameSource: "add" | "replace";
}

/**
 * The rules of an import. "replace" deletes every stored entry with that source. Texts are the same when they are so to
 * the code unit, tags included.
 *
 * Source: contract of the API, section "Memories", importMemory: `skip_duplicates` is "skip", its absence "keep".
 */
export const duplicateRules = {
  keep: { samePair: "add", sameSource: "add" },
  skip: { samePair: "skip", sameSource: "add" },
  replace: { samePair: "replace", sameSource: "replace" },
} as const satisfies Record<string, DuplicateEffect>;

export type DuplicateRule = keyof typeof duplicateRules;
