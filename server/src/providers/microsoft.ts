import type { ProviderSegment, TranslationProvider } from "@openparlance/engine";
import { escapeAttribute } from "../core/xml.ts";
import { codesOf, microsoftCode } from "./language-codes.ts";
import {
  type Dictionary,
  fromMarkup,
  hasProtectedParts,
  type Protection,
  toMarkup,
  translatedTerms,
} from "./markup.ts";
import { type Fetch, requestJson, requireListOf, textAt } from "./request.ts";

export interface MicrosoftOptions {
  url?: string;
  key: string;
  /** The region of the resource; undefined for a global one. */
  region?: string | undefined;
  /** A language model that the resource deploys; undefined for neural machine translation. */
  deployment?: string | undefined;
}

/** Source: Translator, "Prevent translation of content". */
const protection: Protection = { open: '<span class="notranslate">', close: "</span>" };

/** Source: Translator, "Use dynamic dictionary": `https://learn.microsoft.com/azure/ai-services/translator/dynamic-dictionary`. */
const dictionary: Dictionary = (target) => ({
  open: `<mstrans:dictionary translation="${escapeAttribute(target)}">`,
  close: "</mstrans:dictionary>",
});

/** One of the languages must be English. Source: Translator, "Use dynamic dictionary". */
const dictionaryFor = (...languages: string[]): Dictionary | undefined =>
  languages.includes("en") ? dictionary : undefined;

/** Source: Translator 2026-06-06, "Translate", `referenceTextPairs`. */
const maxPairs = 5;

/**
 * Azure Translator. A deployed language model adapts to reference pairs, which are the closest matches and the terms.
 * For neural machine translation, terms are marked in the text. Source: Translator 2026-06-06, "Translate":
 * `https://learn.microsoft.com/azure/ai-services/translator/text-translation/2026-06-06/translate-api`.
 */
export function microsoft(
  { key, region, deployment, url = "https://api.cognitive.microsofttranslator.com" }: MicrosoftOptions,
  fetch: Fetch,
): TranslationProvider {
  const headers = {
    "ocp-apim-subscription-key": key,
    ...(region !== undefined && { "ocp-apim-subscription-region": region }),
  };
  return {
    name: "Microsoft",
    capabilities: { batch: 100, terms: true, ...(deployment !== undefined && { examples: true, isCharged: true }) },
    async translate(request, signal) {
      const { sourceLanguage, targetLanguage, formality, segments } = request;
      const { source: language, target } = codesOf(request, microsoftCode);
      const dictionary = deployment === undefined ? dictionaryFor(sourceLanguage, targetLanguage) : undefined;
      const isMarked = (segment: ProviderSegment) =>
        hasProtectedParts(segment) || (dictionary !== undefined && translatedTerms(segment).length > 0);
      const inputs = segments.map((segment) => ({
        ...(isMarked(segment)
          ? { text: toMarkup(segment, protection, dictionary), textType: "Html" }
          : { text: segment.source, textType: "Plain" }),
        language,
        targets: [
          {
            language: target,
            ...(deployment !== undefined && {
              deploymentName: deployment,
              ...(formality && { tone: formality === "more" ? "formal" : "informal" }),
              ...referencePairs(segment),
            }),
          },
        ],
      }));
      const response = await requestJson(fetch, `${url}/translate?api-version=2026-06-06`, {
        headers,
        body: { inputs },
        signal,
      });
      return requireListOf(segments.length, response, "value").map((each, index) => {
        const text = textAt(each, "translations", 0, "text");
        const segment = segments[index] as ProviderSegment;
        return [isMarked(segment) ? fromMarkup(text, segment, protection) : { target: text }];
      });
    },
  };
}

function referencePairs(segment: ProviderSegment) {
  const pairs = [...(segment.examples ?? []), ...translatedTerms(segment)]
    .slice(0, maxPairs)
    .map(({ source, target }) => ({ source, target }));
  return pairs.length > 0 && { referenceTextPairs: pairs };
}
