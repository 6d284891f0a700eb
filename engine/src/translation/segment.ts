import { readTermFlags, readTermNote, type TermMatch } from "../terms/index.ts";
import type { ProviderCapabilities, ProviderSegment, ProviderTerm } from "./provider.ts";

/** A plain text to translate, with its context; see `ProviderSegment`. */
export interface SourceSegment extends Omit<ProviderSegment, "terms"> {
  terms?: readonly TermMatch[] | undefined;
  /** Translations that people confirmed for exactly this text. */
  confirmed?: readonly string[] | undefined;
}

/** A segment without the data that the provider doesn't use. */
export function segmentFor(capabilities: ProviderCapabilities, segment: SourceSegment): ProviderSegment {
  const { source, tagged, isIcu, isSecondTry, prefix, terms, forbidden, examples, neighbors, draft } = segment;
  return {
    source,
    ...(isIcu && { isIcu }),
    ...(isSecondTry && { isSecondTry }),
    ...(capabilities.tags && tagged !== undefined && { tagged }),
    ...(capabilities.prefix && prefix && { prefix }),
    ...(capabilities.terms && terms?.length && { terms: terms.map(toProviderTerm) }),
    ...(capabilities.terms && forbidden?.length && { forbidden }),
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
