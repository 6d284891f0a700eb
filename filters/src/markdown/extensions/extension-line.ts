import type { Span } from "../../document/translatable-span.ts";

/** A line that extensions of Markdown read as syntax. Everything except its title stays unchanged. */
export interface ExtensionLine {
  /** The title or label to translate, by its offsets in the line. */
  title?: Span;
  /** Texts to translate that have no inline markup. */
  plain?: readonly Span[] | undefined;
  /** The columns by which the lines of a body are indented. */
  indent?: number;
  /** Whether lines with options may follow, such as `:class: tip`. */
  hasOptions?: boolean;
  /** The end of verbatim lines, in the last of them. */
  end?: RegExp;
  /** Whether it begins like an extension and can't be read. */
  isUnknown?: boolean;
}
