import type { TranslationProvider } from "@openparlance/engine";
import { fromMarkup, hasProtectedParts, type Protection, toMarkup } from "./markup.ts";
import { type Fetch, requestJson, textAt } from "./request.ts";

export interface ApertiumOptions {
  /** The URL of the HTTP server, `http://localhost:2737`. */
  url: string;
}

/** Source: Apertium wiki, "Format handling", "Protecting text from translation". */
const protection: Protection = { open: "<apertium-notrans>", close: "</apertium-notrans>" };

/** Apertium's HTTP server. Source: Apertium wiki, "Apertium-apy". */
export const apertium = ({ url }: ApertiumOptions, fetch: Fetch): TranslationProvider => ({
  name: "Apertium",
  capabilities: { batch: 1, terms: true },
  translate({ sourceLanguage, targetLanguage, segments }, signal) {
    return Promise.all(
      segments.map(async (segment) => {
        const isHtml = hasProtectedParts(segment);
        const query = new URLSearchParams({
          langpair: `${sourceLanguage}|${targetLanguage}`,
          q: isHtml ? toMarkup(segment, protection) : segment.source,
          format: isHtml ? "html" : "txt",
          markUnknown: "no",
        });
        const response = await requestJson(fetch, `${url}/translate?${query}`, { signal });
        const target = textAt(response, "responseData", "translatedText");
        return [isHtml ? fromMarkup(target, segment, protection) : { target }];
      }),
    );
  },
});
