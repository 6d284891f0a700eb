import type { TranslationProvider } from "@openparlance/engine";
import { codesOf, googleCode } from "./language-codes.ts";
import { fromMarkup, type Protection, toMarkup } from "./markup.ts";
import { type Fetch, requestJson, requireListOf, textAt } from "./request.ts";

export interface GoogleOptions {
  url?: string;
  key: string;
}

/** Source: Cloud Translation FAQ, "How do I mark text that should not be translated?". */
const protection: Protection = { open: '<span translate="no">', close: "</span>" };

/**
 * Google Cloud Translation, Basic. It has no glossaries: those of Advanced need a service account and a bucket. Only
 * terms without a translation can be sent, as protected text. Source: Cloud Translation API v2, "translate"; "Compare
 * Basic and Advanced".
 */
export const google = (
  { key, url = "https://translation.googleapis.com" }: GoogleOptions,
  fetch: Fetch,
): TranslationProvider => ({
  name: "Google",
  capabilities: { batch: 128, terms: true, tags: true },
  async translate(request, signal) {
    const { segments } = request;
    const q = segments.map((segment) => toMarkup(segment, protection));
    const body = { q, ...codesOf(request, googleCode), format: "html" };
    const headers = { "x-goog-api-key": key };
    const response = await requestJson(fetch, `${url}/language/translate/v2`, { headers, body, signal });
    return requireListOf(segments.length, response, "data", "translations").map((each, index) => [
      fromMarkup(textAt(each, "translatedText"), segments[index], protection),
    ]);
  },
});
