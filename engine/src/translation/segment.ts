import { readTermFlags, readTermNote, type TermMatch } from "../terms/index.ts";
import type { ProviderCapabilities, ProviderSegment, ProviderTerm } from "./provider.ts";

/** A segment to translate; see `ProviderSegment`. */
export interface ChainSegment extends Omit<ProviderSegment, "terms"> {
  /** The terms found in `source`. */
  terms?: readonly TermMatch[];
  /** What people confirmed as translations of this very text. */
  confirmed?: readonly string[];
}

/** A segment without what the provider makes no use of. */
export function segmentFor(capabilities: ProviderCapabilities, segment: ChainSegment): ProviderSegment {
  const { source, tagged, isIcu, isSecondTry, prefix, terms, forbidden, examples, neighbors, draft } = segment;
  return {
    source,
    ...(isIcu && { isIcu }),
    ...(isSecondTry && { isSecondTry }),
    ...(capabilities.tags && tagged !== undefined && { tagged }),
    ...(capabilities.prefix && prefix && { prefix }),
    ...(capabilities.terms && terms?.length && { terms: terms.map(toProviderTerm) }),
    ...(capabilities.terms && forbidden && { forbidden }),
    ...(capabilities.context && neighbors && { neighbors }),
    ...(capabilities.context && draft !== undefined && { draft }),
    ...(capabilities.examples && examples && { examples }),
  };
}

function toProviderTerm({ term: { source, target, metadata }, start, end, form }: TermMatch): ProviderTerm {
  const note = readTermNote(metadata);
  return {
    source,
    target,
    ...(note !== undefined && { note }),
    ...(form !== "compound" && { span: { start, end } }),
    ...(readTermFlags(metadata).isKept && { isKept: true }),
  };
}
