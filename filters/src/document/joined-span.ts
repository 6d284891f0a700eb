import type { Segment } from "../filter.ts";
import type { SentenceJoint } from "./joints.ts";
import { applyEdits, type Edit, type Targets, type TranslatableSpan, writeSpans } from "./translatable-span.ts";

/** Writes the markup between two segments, the second of which begins at an offset, as in the target language. */
export type WriteGap = (gap: string, joint: SentenceJoint, next: number) => string;

/** Spans of one segment each that follow one another. If a text changes, the gaps next to it are written, too. */
export class JoinedSpan implements TranslatableSpan {
  readonly start: number;
  readonly end: number;
  readonly isBilingual: boolean;
  readonly #text: string;
  readonly #spans: readonly TranslatableSpan[];
  readonly #writeGap: WriteGap;

  constructor(text: string, spans: readonly TranslatableSpan[], writeGap: WriteGap) {
    this.start = spans[0]?.start ?? 0;
    this.end = spans.at(-1)?.end ?? 0;
    this.isBilingual = spans[0]?.isBilingual ?? false;
    this.#text = text;
    this.#spans = spans;
    this.#writeGap = writeGap;
  }

  get segments(): readonly Segment[] {
    return this.#spans.flatMap(({ segments }) => segments);
  }

  write(targets: Targets): string | undefined {
    const edits = writeSpans(this.#spans, targets);
    if (edits.length === 0) return undefined;
    const changed = new Set(edits.map(({ start }) => start));
    const segments = this.segments as readonly [Segment, ...Segment[]];
    const textAt = (at: number) => targets[at] ?? (this.isBilingual ? segments[at]?.target : segments[at]?.source);
    const gaps = this.#spans.slice(1).flatMap((span, index): Edit[] => {
      const last = this.#spans[index] as TranslatableSpan;
      const before = textAt(index);
      if (!before || !textAt(index + 1) || !(changed.has(last.start) || changed.has(span.start))) return [];
      const gap = this.#text.slice(last.end, span.start);
      const written = this.#writeGap(gap, { source: segments[index]?.source ?? "", before }, span.start);
      return written === gap ? [] : [{ start: last.end, end: span.start, text: written }];
    });
    return applyEdits(this.#text.slice(this.start, this.end), [...gaps, ...edits], this.start);
  }
}
