import { isApostrophe } from "./apostrophes.ts";
import { tokenize } from "./tokenize.ts";

const wordLikePattern = /[\p{L}\p{N}]/u;

/** Whether a token has a letter or a digit. */
export const isWord = (token: string): boolean => wordLikePattern.test(token);

/**
 * Counts the tokens, and the word-like ones; parts of a word around an apostrophe (`don't`, `l'homme`) are one word.
 * Source: contract of the API, section "File formats, words and matching".
 */
export function countTokens(text: string, language: string): { words: number; tokens: number } {
  const { tokens, delimiters } = tokenize(text, language);
  let words = 0;
  tokens.forEach((token, index) => {
    if (isWord(token) && !(delimiters[index] === "" && isJoined(tokens[index - 1], token))) words++;
  });
  return { words, tokens: tokens.length };
}

export const countWords = (text: string, language: string): number => countTokens(text, language).words;

function isJoined(before: string | undefined, token: string): boolean {
  if (before === undefined || !isWord(before)) return false;
  return isApostrophe(token.charCodeAt(0)) || isApostrophe(before.charCodeAt(before.length - 1));
}
