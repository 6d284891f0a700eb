/** Finds the ends of code between backticks in a text that is read from its beginning on. */
export class CodeSpans {
  readonly #text: string;
  /** The starts of the runs of backticks that were not passed yet, by length. */
  #ticks: Map<number, number[]> | undefined;

  constructor(text: string) {
    this.#text = text;
  }

  /** The end of the code that begins at `at` with `length` backticks; −1 when it does not end. */
  endOf(at: number, length: number): number {
    const next = this.#text.indexOf("`", at + length);
    // Most code ends at the next backticks.
    if (next >= 0 && runLength(this.#text, next) === length) return next + length;
    this.#ticks ??= ticksByLength(this.#text);
    const ticks = this.#ticks.get(length) ?? [];
    while (ticks.length > 0 && (ticks.at(-1) as number) <= at) ticks.pop();
    const close = ticks.at(-1);
    return close === undefined ? -1 : close + length;
  }
}

/** Finds the starts of runs of backticks by length, from the last to the first. */
function ticksByLength(text: string): Map<number, number[]> {
  const ticks = new Map<number, number[]>();
  for (let end = text.lastIndexOf("`"); end >= 0; ) {
    let start = end;
    while (text.charCodeAt(start - 1) === 96) start--;
    const length = end + 1 - start;
    const positions = ticks.get(length);
    if (positions) positions.push(start);
    else ticks.set(length, [start]);
    end = start === 0 ? -1 : text.lastIndexOf("`", start - 1);
  }
  return ticks;
}

/** Counts the equal characters in a row from an offset. */
export function runLength(text: string, at: number): number {
  let end = at + 1;
  while (text[end] === text[at]) end++;
  return end - at;
}
