import { readTermNote, type TermMatch } from "../terms/index.ts";
import type { ProviderCapabilities, ProviderSegment } from "./provider.ts";

/** A segment to translate; see `ProviderSegment`. */
export interface ChainSegment extends Omit<ProviderSegment, "terms"> {
  /** The terms found in `source`. */
  terms?: readonly TermMatch[];
  /** What people confirmed as translations of this very text. */
  confirmed?: readonly string[];
}

/** A segment without what the provider makes no use of. */
export function segmentFor(capabilities: ProviderCapabilities, segment: ChainSegment): ProviderSegment {
  const { source, tagged, isIcu, isSecondTry, prefix, terms, examples, neighbors, draft } = segment;
  return {
    source,
    ...(isIcu && { isIcu }),
    ...(isSecondTry && { isSecondTry }),
    ...(capabilities.tags && tagged !== undefined && { tagged }),
    ...(capabilities.prefix && prefix && { prefix }),
    ...(capabilities.terms &&
      terms && {
        terms: terms.map(({ term: { source, target, metadata } }) => {
          const note = readTermNote(metadata);
          return { source, target, ...(note !== undefined && { note }) };
        }),
      }),
    ...(capabilities.context && neighbors && { neighbors }),
    ...(capabilities.context && draft !== undefined && { draft }),
    ...(capabilities.examples && examples && { examples }),
  };
}
