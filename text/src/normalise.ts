import { withoutTags } from "./tags/read.ts";

/**
 * The form in which two texts are compared: inline tags removed, Unicode NFC, runs of white space as one space,
 * trimmed.
 *
 * Source: contract of the API, section "File formats, words and matching".
 */
export function normalise(text: string): string {
  return withoutTags(text).normalize("NFC").replace(/\s+/gu, " ").trim();
}
