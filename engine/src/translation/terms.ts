import { tokenize } from "@openparlance/text";
import { PhraseFinder, type Term, type TermMatch, type TermSpan } from "../terms/index.ts";
import type { Links } from "./translation.ts";

interface Draft {
  target: string;
  links: Links;
}

export interface CheckedTerms extends Draft {
  matches: { id: number; span: TermSpan }[];
  /** IDs of the terms whose translation is missing and can't be inserted. */
  missed: number[];
}

/**
 * Ensures that a translation has the translations of a source's terms. A term is fulfilled if its translation, or an
 * alternative one, occurs in any form of its words. Otherwise, the translation replaces the words linked with the term,
 * if these are adjacent and translate nothing else. If not, it is missed. Parts of compounds are never replaced.
 */
export function fulfillTerms(
  draft: Draft,
  terms: readonly TermMatch[],
  language: string,
  fixedLength: number,
): CheckedTerms {
  if (terms.length === 0) return { ...draft, matches: [], missed: [] };
  const missed: number[] = [];
  let repaired = draft;
  let phrases = new PhraseFinder(draft.target, language);
  for (const match of terms) {
    if (translationIn(phrases, match)) continue;
    const next = replaceLinked(repaired, match, language, fixedLength);
    const nextPhrases = next && new PhraseFinder(next.target, language);
    if (nextPhrases && translationIn(nextPhrases, match)) [repaired, phrases] = [next, nextPhrases];
    else missed.push(match.term.id);
  }
  const matches = terms.flatMap((match) => translationIn(phrases, match) ?? []);
  return { ...repaired, matches, missed };
}

function translationIn(target: PhraseFinder, { term, alternatives }: TermMatch) {
  for (const { id, target: wanted } of [term, ...alternatives] satisfies Term[]) {
    const span = target.find(wanted);
    if (span) return { id, span };
  }
  return undefined;
}

/** @param fixedLength the number of UTF-16 units at the target's start that must not change */
function replaceLinked({ target, links }: Draft, match: TermMatch, language: string, fixedLength: number) {
  const { term, startToken, endToken, form } = match;
  const isOfTerm = (from: number) => from >= startToken && from < endToken;
  const linked = links.filter(([from]) => isOfTerm(from)).map(([, to]) => to);
  if (form === "compound" || linked.length === 0) return undefined;
  const [first, last] = [Math.min(...linked), Math.max(...linked)];
  const isWithin = (to: number) => to >= first && to <= last;
  if (new Set(linked).size !== last - first + 1) return undefined;
  if (links.some(([from, to]) => isWithin(to) && !isOfTerm(from))) return undefined;
  const { tokens, starts, ends } = tokenize(target, language);
  const [start = 0, end = 0] = [starts[first], ends[last]];
  if (start < fixedLength || last >= tokens.length) return undefined;
  const wanted = first === 0 ? matchCase(tokens[0] ?? "", term.target) : term.target;
  const replaced = target.slice(0, start) + wanted + target.slice(end);
  const growth = tokenize(replaced, language).tokens.length - tokens.length;
  const grown = Array.from({ length: Math.max(0, last - first + 1 + growth) }, (_, at) => first + at);
  const others = links.filter(([, to]) => !isWithin(to));
  const moved = others.map(([from, to]) => [from, to > last ? to + growth : to] as const);
  const own = Array.from({ length: endToken - startToken }, (_, at) => startToken + at);
  return { target: replaced, links: [...moved, ...own.flatMap((from) => grown.map((to) => [from, to] as const))] };
}

/** Keeps a capital at the sentence's start. */
function matchCase(word: string, wanted: string): string {
  const [initial = ""] = wanted;
  return /^\p{Lu}/u.test(word) ? initial.toUpperCase() + wanted.slice(initial.length) : wanted;
}
