import type { Stretch } from "../document/stretch.ts";

/**
 * Texts that stand in a file more than once, such as a text box for applications of today and again for older ones: a
 * translator sees the first, the others follow it.
 */
export class Originals {
  readonly #targets = new Map<string, readonly (string | undefined)[]>();

  /** The stretch, remembered for those that follow it. */
  add(stretch: Stretch): Stretch {
    const { start, end, segments } = stretch;
    if (segments.length === 0) return stretch;
    const key = keyOf(stretch);
    this.#targets.set(key, []);
    return {
      start,
      end,
      segments,
      write: (targets) => {
        this.#targets.set(key, targets);
        return stretch.write(targets);
      },
    };
  }

  /** The stretch written as the one with its text was, for which it must come later; itself when there is none. */
  follow(stretch: Stretch): Stretch {
    const { start, end } = stretch;
    const key = keyOf(stretch);
    if (!this.#targets.has(key)) return stretch;
    return { start, end, segments: [], write: () => stretch.write(this.#targets.get(key) ?? []) };
  }
}

function keyOf({ segments }: Stretch): string {
  return segments.map(({ source }) => source).join("\n");
}
