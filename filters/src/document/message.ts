import { applyEdits, type Edit, type TranslatableSpan, writeSpans } from "./translatable-span.ts";
import type { Unit } from "./unit.ts";

/** A message of a bilingual file with its forms, and the edits of the mark in the file that it is translated. */
export interface MessageForms {
  /** One unit for each form of the message. */
  units: readonly Unit[];
  /** The text that all offsets refer to. */
  text: string;
  /** Edits that accompany a translation if every form has one. */
  whenWhole: readonly Edit[];
  /** Edits that accompany a translation while other forms have none. */
  whenPartial: readonly Edit[];
}

export function messageSpan(
  { text, whenWhole, whenPartial }: MessageForms,
  forms: readonly TranslatableSpan[],
): TranslatableSpan {
  const segments = forms.flatMap((form) => form.segments);
  // If a marked message has a text in all forms, it is marked because they are outdated.
  const isDoubtful = whenWhole.length > 0 && segments.every(({ target = "" }) => target.trim() !== "");
  const all = [...forms, ...whenWhole, ...whenPartial];
  const start = Math.min(...all.map((each) => each.start));
  const end = Math.max(...all.map((each) => each.end));
  return {
    start,
    end,
    segments,
    isBilingual: true,
    write(targets) {
      const edits = writeSpans(forms, targets);
      if (edits.length === 0) return undefined;
      const isWhole = segments.every(
        ({ target = "" }, at) => (targets[at] ?? (isDoubtful ? "" : target)).trim() !== "",
      );
      return applyEdits(text.slice(start, end), [...edits, ...(isWhole ? whenWhole : whenPartial)], start);
    },
  };
}
