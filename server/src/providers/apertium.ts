import type { TranslationProvider } from "@parlance/engine";
import { askJson, type Fetch, textAt } from "./request.ts";

export interface ApertiumOptions {
  /** Of the HTTP server, `http://localhost:2737`. */
  url: string;
}

/** Apertium's HTTP server. Source: Apertium wiki, "Apertium-apy". */
export function apertium({ url }: ApertiumOptions, fetch: Fetch): TranslationProvider {
  return {
    name: "Apertium",
    capabilities: {
      batch: 1,
      languages: "any",
      nBest: 1,
      prefix: false,
      terms: false,
      examples: false,
      tags: false,
    },
    translate({ sourceLanguage, targetLanguage, segments }, signal) {
      return Promise.all(
        segments.map(async ({ source }) => {
          const query = new URLSearchParams({
            langpair: `${sourceLanguage}|${targetLanguage}`,
            q: source,
            format: "txt",
            markUnknown: "no",
          });
          const answer = await askJson(fetch, `${url}/translate?${query}`, { signal });
          return [{ target: textAt(answer, "responseData", "translatedText") }];
        }),
      );
    },
  };
}
