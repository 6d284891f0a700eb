import type { TranslatableSpan } from "../document/translatable-span.ts";
import { buildSpan } from "../document/unit.ts";
import type { FilterSettings } from "../filter.ts";
import type { TextUnit } from "./reading.ts";

/**
 * Texts that a file contains several times, such as a text box for current applications and again for older ones. A
 * translator sees the first, and the others follow it.
 */
export class RepeatedTexts {
  readonly #targets = new Map<string, readonly (string | undefined)[]>();

  /** Collects texts for a translator, or texts that follow them. */
  collect(units: readonly TextUnit[], isFirst: boolean, settings: FilterSettings): TranslatableSpan[] {
    return units.map((unit) => {
      const span = "segments" in unit ? unit : buildSpan(unit, settings);
      return isFirst ? this.#add(span) : this.#mirror(span);
    });
  }

  /** Stores the span for those that follow it. */
  #add(span: TranslatableSpan): TranslatableSpan {
    const { start, end, segments } = span;
    if (segments.length === 0) return span;
    const key = buildKey(span);
    this.#targets.set(key, []);
    return {
      start,
      end,
      segments,
      write: (targets) => {
        this.#targets.set(key, targets);
        return span.write(targets);
      },
    };
  }

  /** A copy of the earlier span with the same text, which must come before it; the span itself without one. */
  #mirror(span: TranslatableSpan): TranslatableSpan {
    const { start, end } = span;
    const key = buildKey(span);
    if (!this.#targets.has(key)) return span;
    return { start, end, segments: [], write: () => span.write(this.#targets.get(key) ?? []) };
  }
}

function buildKey({ segments }: TranslatableSpan): string {
  return segments.map(({ source }) => source).join("\n");
}
