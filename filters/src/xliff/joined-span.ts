import type { JoinSentences } from "../document/joints.ts";
import {
  applyEdits,
  type Edit,
  type Targets,
  type TranslatableSpan,
  writeSpans,
} from "../document/translatable-span.ts";
import type { Segment } from "../filter.ts";

/** Groups the segments of each unit of XLIFF 2, so that the text between them is joined as in the target language. */
export function joinSegments(
  text: string,
  parts: readonly TranslatableSpan[],
  join: JoinSentences,
): readonly TranslatableSpan[] {
  const groups: TranslatableSpan[][] = [];
  for (const part of parts) {
    const group = groups.at(-1);
    const gap = text.slice(group?.at(-1)?.end ?? 0, part.start);
    if (group && !unitEndPattern.test(gap)) group.push(part);
    else groups.push([part]);
  }
  return groups.map((group) => (group.length > 1 ? new JoinedSpan(text, group, join) : (group[0] as TranslatableSpan)));
}

const unitEndPattern = /<\/(?:[\w.-]+:)?unit\s*>/;

/** The text between segments, which isn't translated. Source: XLIFF 2.1, section 4.2.2.6. */
const ignorablePattern =
  /^(\s*<([\w.-]+:)?ignorable\b[^<>]*>\s*<(?:[\w.-]+:)?source\b[^<>]*>)([^<]*)(<\/[^<>]*>)\s*(<(?:[\w.-]+:)?target\b[^<>]*(?:\/>|>([^<]*)<\/[^<>]*>)\s*)?(<\/(?:[\w.-]+:)?ignorable\s*>\s*)$/;

class JoinedSpan implements TranslatableSpan {
  readonly start: number;
  readonly end: number;
  readonly isBilingual = true;
  readonly #text: string;
  readonly #spans: readonly TranslatableSpan[];
  readonly #join: JoinSentences;

  constructor(text: string, spans: readonly TranslatableSpan[], join: JoinSentences) {
    this.start = spans[0]?.start ?? 0;
    this.end = spans.at(-1)?.end ?? 0;
    this.#text = text;
    this.#spans = spans;
    this.#join = join;
  }

  get segments(): readonly Segment[] {
    return this.#spans.flatMap(({ segments }) => segments);
  }

  write(targets: Targets): string | undefined {
    const edits = writeSpans(this.#spans, targets);
    if (edits.length === 0) return undefined;
    const changed = new Set(edits.map(({ start }) => start));
    const segments = this.segments;
    const gaps = this.#spans.slice(1).flatMap((span, index): Edit[] => {
      const last = this.#spans[index] as TranslatableSpan;
      const [before, after] = [index, index + 1].map((at) => targets[at] ?? segments[at]?.target);
      if (!before || !after || !(changed.has(last.start) || changed.has(span.start))) return [];
      const gap = this.#text.slice(last.end, span.start);
      const written = writeGap(gap, this.#text.slice(span.start, span.start + 100), (blanks) =>
        this.#join(blanks, { source: segments[index]?.source ?? "", before }),
      );
      return written === gap ? [] : [{ start: last.end, end: span.start, text: written }];
    });
    return applyEdits(this.#text.slice(this.start, this.end), [...gaps, ...edits], this.start);
  }
}

/** Joins the text of an `ignorable` between two segments, or adds one. Others, with codes, stay unchanged. */
function writeGap(gap: string, next: string, join: (blanks: string) => string): string {
  if (gap.trim() === "") {
    const joined = join("");
    const prefix = /^<([\w.-]+:)?/.exec(next)?.[1] ?? "";
    if (joined === "") return gap;
    return `${gap}<${prefix}ignorable><${prefix}source/><${prefix}target>${joined}</${prefix}target></${prefix}ignorable>`;
  }
  const [, head = "", prefix = "", source, close = "", element, content, tail = ""] = ignorablePattern.exec(gap) ?? [];
  if (source === undefined) return gap;
  const target = element === undefined ? source : (content ?? "");
  const joined = join(target);
  if (joined === target) return gap;
  return `${head}${source}${close}<${prefix}target>${joined}</${prefix}target>${tail}`;
}
