import type { TranslationProvider } from "@parlance/engine";
import { deeplSource, deeplTarget } from "./language-codes.ts";
import { fromMarkup, hasProtected, type Protection, toMarkup } from "./markup.ts";
import { askJson, type Fetch, listForTexts, textAt } from "./request.ts";

export interface DeepLOptions {
  /** `https://api.deepl.com`, or `https://api-free.deepl.com` for keys that end in `:fx`. */
  url?: string;
  key: string;
}

/** Source: DeepL API, "XML handling", `ignore_tags`. */
const protection: Protection = { open: "<keep>", close: "</keep>" };

/** DeepL. Source: DeepL API, "Translate text". */
export function deepl({ key, url = addressFor(key) }: DeepLOptions, fetch: Fetch): TranslationProvider {
  return {
    name: "DeepL",
    capabilities: {
      batch: 50,
      languages: "any",
      nBest: 1,
      prefix: false,
      terms: false,
      examples: false,
      tags: true,
    },
    async translate({ sourceLanguage, targetLanguage, sourceRegion, targetRegion, segments }, signal) {
      const body = {
        text: segments.map((segment) => toMarkup(segment, protection)),
        source_lang: deeplSource({ language: sourceLanguage, region: sourceRegion }),
        target_lang: deeplTarget({ language: targetLanguage, region: targetRegion }),
        // Text is escaped, so that a plain "<" cannot be taken for a tag.
        tag_handling: "xml",
        ...(segments.some(hasProtected) && { ignore_tags: ["keep"] }),
      };
      const headers = { authorization: `DeepL-Auth-Key ${key}` };
      const answer = await askJson(fetch, `${url}/v2/translate`, { headers, body, signal });
      return listForTexts(segments.length, answer, "translations").map((each, index) => [
        fromMarkup(textAt(each, "text"), segments[index], protection),
      ]);
    },
  };
}

const addressFor = (key: string) => `https://api${key.endsWith(":fx") ? "-free" : ""}.deepl.com`;
