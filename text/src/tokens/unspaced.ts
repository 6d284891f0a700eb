/** One segmenter for all languages, because its dictionaries depend only on the script. */
let segmenter: Intl.Segmenter | undefined;

/** Longer runs are cut first, so that the time for a page without spaces is linear. */
const sliceLength = 4096;

/** Appends the words of `text` from `start` to `end`, which is all in scripts without spaces, to the offsets. */
export function segmentUnspaced(text: string, start: number, end: number, starts: number[], ends: number[]): void {
  segmenter ??= new Intl.Segmenter("und", { granularity: "word" });
  for (let from = start; from < end; ) {
    const to = Math.min(end, from + sliceLength);
    for (const { segment, index } of segmenter.segment(text.slice(from, to))) {
      starts.push(from + index);
      ends.push(from + index + segment.length);
    }
    from = to;
  }
}
