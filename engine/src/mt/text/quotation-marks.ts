const standard = ["“”", "‘’", "«»", "‹›", "「」", "『』"];
const corner = ["「」", "『』"];
const pairsOf = (languages: string, pairs: readonly string[]) =>
  Object.fromEntries(languages.split(" ").map((language) => [language, [...pairs, ...corner]]));
/** The pairs whose marks have one direction each in a language. Source: CLDR 48, `quotationStart`, `quotationEnd`. */
const quotePairsByLanguage: Readonly<Record<string, readonly string[]>> = {
  ...pairsOf("cs de hr sk sl", ["„“", "‚‘"]),
  ...pairsOf("bg et is ka lb lt mk", ["„“", "‚‘", "«»"]),
  // In these languages, “ closes a quotation after „, but it may also open one.
  ...pairsOf("be ru uk", ["«»"]),
  ...pairsOf("bs hu pl sr", ["„”", "‚’"]),
  ...pairsOf("lv nl ro", ["„”", "‚’", "«»"]),
  ...pairsOf("da fi nb no sv", []),
};

/**
 * Returns the opening (or closing) mark of the pair, if the mark is the other one in the language; otherwise the mark.
 *
 * @param isCopy whether the mark was copied from the source, so that a pair of another language is also recognized
 */
export function orientMark(mark: string, isOpening: boolean, language: string, isCopy: boolean): string {
  const pairs = quotePairsByLanguage[language] ?? standard;
  const [wrong, right] = isOpening ? [1, 0] : [0, 1];
  const pair = pairs.find((each) => each[wrong] === mark);
  if (pair) return pair[right] as string;
  // The other mark of the foreign pair has the opposite role in this language: “ opens “…” but closes „…“.
  const foreign =
    isCopy && standard.find((each) => each[right] === mark && pairs.some((own) => own[right] === each[wrong]));
  return (foreign && pairs.find((own) => own[right] === foreign[wrong])?.[right]) || mark;
}

/** Finds straight quotation marks. A mark after a number means inches if no quotation is open: `5" × 7"`. */
export function findStraightMarks(
  tokens: readonly string[],
  delimiters: readonly string[],
): { quotes: readonly number[]; inches: ReadonlySet<number> } {
  const quotes: number[] = [];
  const inches = new Set<number>();
  const other = tokens.findIndex((token) => /^[„“”«»]$/.test(token));
  for (let at = tokens.indexOf('"'); at >= 0; at = tokens.indexOf('"', at + 1)) {
    const isAfterNumber = delimiters[at] === "" && /\p{N}$/u.test(tokens[at - 1] ?? "");
    if (isAfterNumber && quotes.length % 2 === 0 && (other < 0 || other > at)) inches.add(at);
    else quotes.push(at);
  }
  return { quotes, inches };
}

/** Finds which quotation marks open: of straight ones, every second, and others by the whitespace next to them. */
export function openingQuotes(tokens: readonly string[], delimiters: readonly string[]): (at: number) => boolean {
  const { quotes } = findStraightMarks(tokens, delimiters);
  const turns = quotes.length % 2 === 0 ? new Map(quotes.map((at, index) => [at, index % 2 === 0])) : undefined;
  return (at) => {
    const isTurn = turns?.get(at);
    if (isTurn !== undefined) return isTurn;
    const isFree = at === 0 || delimiters[at] !== "";
    const isFreeAfter = at === tokens.length - 1 || delimiters[at + 1] !== "";
    return isFree === isFreeAfter ? /^[\p{Ps}\p{Pi}]$/u.test(tokens[at] as string) : isFree;
  };
}
