import {
  collapseNotes,
  expandNotes,
  offsetAsRead,
  readTags,
  separateWords,
  tokenize,
  writeTags,
} from "@openparlance/text";

/** The tokens of a text; d0 t0 d1 … tn−1 dn is the text. */
export interface SourceTokens {
  tokens: string[];
  /** The texts before, between and after the tokens, with inline tags. A tag inside a token is in the one after it. */
  delimiters: string[];
}

/**
 * The tokens to which a translation's links refer. `language` is an ISO 639-1 code. `hasPrefix`: whether the
 * translation continues a prefix; the numbers of notes are then tokens.
 */
export function sourceTokens(source: string, language: string, hasPrefix = false): SourceTokens {
  const collapsed = hasPrefix ? { text: source, notes: new Map<string, string>() } : collapseNotes(source);
  const { plain, tags } = readTags(collapsed.text);
  const separated = separateWords({ plain, tags });
  const { tokens, starts, ends } = tokenize(separated.plain, language);
  let next = 0;
  const delimiters = Array.from({ length: tokens.length + 1 }, (_, index) => {
    const start = offsetAsRead(separated, ends[index - 1] ?? 0);
    const end = offsetAsRead(separated, starts[index] ?? separated.plain.length);
    const first = next;
    while (next < tags.length && (tags[next]?.at ?? 0) <= end) next++;
    const own = tags.slice(first, next).map((tag) => ({ ...tag, at: Math.max(0, tag.at - start) }));
    return expandNotes(writeTags({ plain: plain.slice(start, end), tags: own }), collapsed.notes);
  });
  return { tokens, delimiters };
}
