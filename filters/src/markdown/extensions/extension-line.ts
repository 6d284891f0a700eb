import type { Span } from "../../document/translatable-span.ts";

/** A line that extensions of Markdown read as syntax. Only its title and its plain texts are translated. */
export interface ExtensionLine {
  /** The title or label to translate, by its offsets in the line. */
  title?: Span;
  /** Texts to translate that have no inline markup. */
  plain?: readonly Span[] | undefined;
  /** The columns by which the lines of a body are indented. */
  indent?: number;
  /** Whether terms follow, each above its indented definition. */
  isGlossary?: boolean;
  /** Whether lines with options may follow, such as `:class: tip`. */
  hasOptions?: boolean;
  /** Matches the end of the verbatim lines that begin here, in the last of them. */
  end?: RegExp;
  /** Whether the line begins like an extension and can't be read. */
  isUnknown?: boolean;
}
