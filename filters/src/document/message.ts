import { applyEdits, type Edit, type TranslatableSpan, writeSpans } from "./translatable-span.ts";
import type { Unit } from "./unit.ts";

/** A message of a bilingual file with its forms, which says itself whether it is translated. */
export interface MessageForms {
  /** One for each form. */
  units: readonly Unit[];
  /** The text that all offsets refer to. */
  text: string;
  /** Edits that come with a translation when each form has one. */
  whenWhole: readonly Edit[];
  /** Edits that come with a translation while other forms lack theirs. */
  whenPartial: readonly Edit[];
}

/** Makes one span of the spans of a message's units. */
export function messageSpan(
  { text, whenWhole, whenPartial }: MessageForms,
  forms: readonly TranslatableSpan[],
): TranslatableSpan {
  const segments = forms.flatMap((form) => form.segments);
  // A flagged message that has all its forms is flagged because they are outdated.
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
