import type { ProviderRequest, ProviderSegment } from "./provider.ts";

/** One text to translate by machine. */
export interface TranslateRequest
  extends Pick<ProviderSegment, "prefix" | "isIcu" | "neighbors">,
    Pick<ProviderRequest, "n" | "document" | "instructions" | "formality"> {
  /** The text with its inline tags, if it has any. */
  source: string;
  excludeDocument?: number | undefined;
}
