import type { Segment } from "../filter.ts";
import { applyEdits, type Edit, type Span, type TranslatableSpan, writeSpans } from "./translatable-span.ts";
import type { Unit } from "./unit.ts";

/** A message of a bilingual file: the span of its forms and of the mark in the file that it is translated. */
export interface MessageForms extends Span {
  /** One unit for each form of the message. */
  units: readonly Unit[];
  /** The text that all offsets refer to. */
  text: string;
  /** Whether the mark says that the forms are outdated. By default, a marked message with a text in all forms is. */
  isOutdated?: boolean;
  /** Edits for a translation of the mark, such as `fuzzy`, which is before the forms. `isWhole`: every form has a text. */
  markEdits(isWhole: boolean): readonly Edit[];
}

export function createMessageSpan(message: MessageForms, forms: readonly TranslatableSpan[]): TranslatableSpan {
  const { text, start, end, markEdits } = message;
  const segments: Segment[] = [];
  for (const form of forms) for (const segment of form.segments) segments.push(segment);
  return {
    start,
    end,
    segments,
    isBilingual: true,
    write(targets) {
      const edits = writeSpans(forms, targets);
      if (edits.length === 0) return undefined;
      const hasAll = () => segments.every(({ target }) => hasText(target)) && markEdits(true).length > 0;
      const isOutdated = message.isOutdated ?? hasAll();
      const isWhole = segments.every(({ target }, at) => hasText(targets[at] ?? (isOutdated ? "" : target)));
      return applyEdits(text.slice(start, end), [...markEdits(isWhole), ...edits], start);
    },
  };
}

const hasText = (text = ""): boolean => text.trim() !== "";
