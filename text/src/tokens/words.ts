import { isApostrophe } from "./apostrophes.ts";
import { tokenize } from "./tokenize.ts";

const wordLike = /[\p{L}\p{N}]/u;

/** Whether a token has a letter or a digit. */
export function isWord(token: string): boolean {
  return wordLike.test(token);
}

/**
 * Counts the word-like tokens; parts of a word around an apostrophe (`don't`, `l'homme`) are one.
 * Source: contract of the API, section "File formats, words and matching".
 */
export function countWords(text: string, language: string): number {
  const { tokens, delimiters } = tokenize(text, language);
  let count = 0;
  tokens.forEach((token, index) => {
    if (isWord(token) && !(delimiters[index] === "" && isJoined(tokens[index - 1], token))) count++;
  });
  return count;
}

function isJoined(before: string | undefined, token: string): boolean {
  if (before === undefined || !isWord(before)) return false;
  return isApostrophe(token.charCodeAt(0)) || isApostrophe(before.charCodeAt(before.length - 1));
}
