import type { Option } from "./option.ts";

// Fitted by logistic regression on held-out user-interface strings, documentation and stories (English to German and
// French, memories of 7,000 to 8,000 sentences), where mean score and mean chrF2 agree.
const base = 1.65;
const perCopy = -4.02;
const perLexical = -0.57;
const perPhrase = -1.76;

/**
 * How good a translation is expected to be, as the chrF2 (0 to 1) it would reach against a person's: a logistic curve
 * over how many of the source's words are copied, are translated word by word, and into how many phrases it falls.
 * 0 when nothing is known.
 */
export function confidence(options: Option[], sourceLength: number): number {
  const count = { memory: 0, term: 0, lexical: 0, placeable: 0, copy: 0 };
  for (const { origin } of options) count[origin]++;
  const phrases = count.memory + count.term;
  if (phrases + count.lexical === 0) return 0;
  const curve = perCopy * count.copy + perLexical * count.lexical + perPhrase * phrases;
  return 1 / (1 + Math.exp(-base - curve / sourceLength));
}
