import { JoinedSpan, type WriteGap } from "../document/joined-span.ts";
import type { JoinSentences } from "../document/joints.ts";
import type { TranslatableSpan } from "../document/translatable-span.ts";

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
  const writeGap: WriteGap = (gap, joint, next) =>
    writeIgnorable(gap, text.slice(next, next + 100), (blanks) => join(blanks, joint));
  return groups.flatMap((group) => (group.length > 1 ? new JoinedSpan(text, group, writeGap) : group));
}

const unitEndPattern = /<\/(?:[\w.-]+:)?unit\s*>/;

/** The text between segments, which isn't translated. Source: XLIFF 2.1, section 4.2.2.6. */
const ignorablePattern =
  /^(\s*<([\w.-]+:)?ignorable\b[^<>]*>\s*<(?:[\w.-]+:)?source\b[^<>]*>)([^<]*)(<\/[^<>]*>)\s*(<(?:[\w.-]+:)?target\b[^<>]*(?:\/>|>([^<]*)<\/[^<>]*>)\s*)?(<\/(?:[\w.-]+:)?ignorable\s*>\s*)$/;

/** Joins the text of an `ignorable` between two segments, or adds one. Others, with codes, stay unchanged. */
function writeIgnorable(gap: string, next: string, join: (blanks: string) => string): string {
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
