import type { TranslatableSpan } from "../document/translatable-span.ts";
import { buildSpan } from "../document/unit.ts";
import type { FilterSettings } from "../filter.ts";
import type { TextUnit } from "./reading.ts";

/**
 * Texts that a file contains several times, such as a text box for current applications and again for older ones. A
 * translator sees the first, and its translation is copied to the others.
 */
export class RepeatedTexts {
  readonly #targets = new Map<string, readonly (string | undefined)[]>();

  /** Collects texts for a translator (`isFirst`), or texts that repeat them. */
  collect(units: readonly TextUnit[], isFirst: boolean, settings: FilterSettings): TranslatableSpan[] {
    return units.map((unit) => {
      const span = "segments" in unit ? unit : buildSpan(unit, settings);
      return isFirst ? this.#add(span) : this.#mirror(span);
    });
  }

  /** Stores the span for later spans with the same text. */
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

  /** A span that copies the translation of an earlier span with the same text; the span itself if there is none. */
  #mirror(span: TranslatableSpan): TranslatableSpan {
    const { start, end } = span;
    const key = buildKey(span);
    if (!this.#targets.has(key)) return span;
    return { start, end, segments: [], write: () => span.write(this.#targets.get(key) ?? []) };
  }
}

const buildKey = ({ segments }: TranslatableSpan): string => segments.map(({ source }) => source).join("\n");
