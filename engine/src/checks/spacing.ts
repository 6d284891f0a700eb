import type { Check, PairFault } from "./check.ts";
import type { CheckedText } from "./segment-pair.ts";

/** Languages that write a space before `: ; ! ?`; Canadian French only before the colon. */
const spacedMarks: Readonly<Record<string, string>> = { fr: ":;!?", "fr-CA": ":" };

/**
 * Compares the whitespace at both ends. Finds repeated spaces, spaces before punctuation, and missing spaces before
 * punctuation in French.
 * Source: ITS 2.0, `whitespace`; the typographic rules of the national printing offices of France and Canada.
 */
export const spacing: Check = {
  id: "spacing",
  type: "whitespace",
  severity: "warning",
  find: ({ source, target }, { targetLanguage }) => [
    ...compareEdges(source, target),
    ...findDoubled(source, target),
    ...findBeforeMarks(
      source,
      target,
      spacedMarks[targetLanguage.replace("_", "-")] ?? spacedMarks[target.language] ?? "",
    ),
  ],
};

/** Reports an edge where only one side has whitespace. The amount may differ. */
function compareEdges(source: CheckedText, target: CheckedText): PairFault[] {
  if (!/\p{L}/u.test(source.plain.replaceAll(/%[^\s%\p{L}]*\p{L}/gu, "")) || target.plain.trim() === "") return [];
  const edges = [
    ["begins", /^\s+/u, { start: 0, end: 0 }],
    ["ends", /(?<!\s)\s+$/u, { start: target.plain.length, end: target.plain.length }],
  ] as const;
  return edges.flatMap(([edge, pattern, at]) => {
    const [expected, actual] = [pattern.exec(source.plain), pattern.exec(target.plain)];
    if ((expected === null) === (actual === null)) return [];
    // Several spaces that a translation adds align it with other lines.
    if (actual && /^ {2,}$/.test(actual[0])) return [];
    // In French, a mark at the start has a space before it.
    if (actual?.index === 0 && /^\s[:;!?]/.test(target.plain)) return [];
    const which = expected ? "source" : "translation";
    const where = actual ? { start: actual.index, end: actual.index + actual[0].length } : at;
    return { message: `Only the ${which} ${edge} with whitespace.`, target: target.spanOf(where) };
  });
}

/** Two spaces in a line. If the source has them too, it may be a table, or separate its sentences in this way. */
function findDoubled(source: CheckedText, target: CheckedText): PairFault[] {
  // More than two spaces align columns. The tags are included, because a space may be on both sides of one.
  const match = /(?<=[\p{L}\p{N}.,;:!?)"'»”]) {2}(?=[\p{L}\p{N}("'«„“])/u.exec(target.masked);
  if (!match || /\s{2}|\t/.test(source.masked.trim())) return [];
  const span = { start: match.index, end: match.index + match[0].length };
  return [{ message: "There are two spaces in a row.", target: span }];
}

function findBeforeMarks(source: CheckedText, target: CheckedText, spaced: string): PairFault[] {
  const faults: PairFault[] = [];
  // A mark after a placeholder, a name, or an option is often part of a message's fixed form.
  for (const match of target.masked.matchAll(
    /(?<![\p{L}\p{M}])(?<word>[\p{L}\p{M}]+)(?<gap>[ \u00A0\u202F]?)(?<mark>[:!?,.](?=[\s"»”)]|$)|;(?=\s))/gu,
  )) {
    const { word = "", gap = "", mark = "" } = match.groups ?? {};
    const isSpaced = spaced.includes(mark);
    const start = match.index + word.length;
    if (isSpaced === (gap !== "") || source.plain.includes(word + gap + mark)) continue;
    // Languages other than French may have their own spacing of these marks.
    if (!isSpaced && gap !== "" && (/[\u00A0\u202F]/.test(gap) || source.plain.includes(gap + mark))) continue;
    const message = isSpaced ? `A space is missing before "${mark}".` : `There is a space before "${mark}".`;
    faults.push({ message, target: { start, end: start + gap.length + 1 } });
  }
  return faults;
}
