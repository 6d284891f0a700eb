import { withoutTags } from "./tags/gaps.ts";

/** Matches a text that normalizing may change: anything but single spaces between Latin letters and signs in NFC. */
const unusualCharacterPattern = /[^ -;=-\u009f\u00a1-\u02ff]| {2}|^ | $/;

/**
 * The form in which texts are compared: no inline tags, Unicode NFC, runs of whitespace as one space, trimmed.
 * Source: contract of the API, section "File formats, words and matching".
 */
export function normalize(text: string): string {
  if (!unusualCharacterPattern.test(text)) return text;
  return withoutTags(text).normalize("NFC").replace(/\s+/gu, " ").trim();
}
