import type { TranslationProvider } from "@openparlance/engine";
import { codesOf, libreTranslateCode } from "./language-codes.ts";
import { fromMarkup, type Protection, toMarkup } from "./markup.ts";
import { type Fetch, requestJson, requireListOf, valueAt } from "./request.ts";

export interface LibreTranslateOptions {
  url: string;
  key?: string | undefined;
}

const maxAlternatives = 5;

/** LibreTranslate does not translate the content of `code`. Source: translatehtml, `NON_TRANSLATEABLE_TAGS`. */
const protection: Protection = { open: "<code>", close: "</code>" };

/** LibreTranslate. Source: its API documentation, "Translate text from a language to another". */
export const libreTranslate = ({ url, key }: LibreTranslateOptions, fetch: Fetch): TranslationProvider => ({
  name: "LibreTranslate",
  capabilities: { batch: 25, nBest: 1 + maxAlternatives, terms: true, tags: true },
  async translate(request, signal) {
    const { n, segments } = request;
    const body = {
      q: segments.map((segment) => toMarkup(segment, protection)),
      ...codesOf(request, libreTranslateCode),
      format: "html",
      ...(n > 1 && { alternatives: n - 1 }),
      ...(key !== undefined && { api_key: key }),
    };
    const response = await requestJson(fetch, `${url}/translate`, { body, signal });
    return requireListOf(segments.length, response, "translatedText").map((best, index) => {
      const others = valueAt(response, "alternatives", index);
      const all = [best, ...(Array.isArray(others) ? others.slice(0, maxAlternatives) : [])];
      return all
        .filter((text) => typeof text === "string")
        .map((text) => fromMarkup(text, segments[index], protection));
    });
  },
});
