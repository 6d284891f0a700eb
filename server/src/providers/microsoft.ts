import type { ProviderSegment, TranslationProvider } from "@openparlance/engine";
import { tokenize } from "@openparlance/text";
import { microsoftCode } from "./language-codes.ts";
import {
  type Dictionary,
  escapeAttribute,
  fromMarkup,
  hasProtected,
  type Protection,
  toMarkup,
  translatedTerms,
} from "./markup.ts";
import { type Fetch, listForTexts, requestJson, textAt, valueAt } from "./request.ts";

export interface MicrosoftOptions {
  url?: string;
  key: string;
  /** Of the resource, unless it is a global one. */
  region?: string | undefined;
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

/** Azure AI Translator; its alignment of characters, which it gives for plain text alone, becomes one of tokens. Source: Translator v3.0, "Translate". */
export function microsoft(
  { key, region, url = "https://api.cognitive.microsofttranslator.com" }: MicrosoftOptions,
  fetch: Fetch,
): TranslationProvider {
  return {
    name: "Microsoft",
    capabilities: { batch: 100, terms: true },
    async translate({ sourceLanguage, targetLanguage, sourceRegion, targetRegion, segments }, signal) {
      const dictionary = dictionaryFor(sourceLanguage, targetLanguage);
      const isMarked = (segment: ProviderSegment) =>
        hasProtected(segment) || (dictionary !== undefined && translatedTerms(segment).length > 0);
      const isHtml = segments.some(isMarked);
      const query = new URLSearchParams({
        "api-version": "3.0",
        from: microsoftCode({ language: sourceLanguage, region: sourceRegion }),
        to: microsoftCode({ language: targetLanguage, region: targetRegion }),
        ...(isHtml ? { textType: "html" } : { includeAlignment: "true" }),
      });
      const headers = {
        "ocp-apim-subscription-key": key,
        ...(region !== undefined && { "ocp-apim-subscription-region": region }),
      };
      const body = segments.map((segment) => ({
        Text: isHtml ? toMarkup(segment, protection, dictionary) : segment.source,
      }));
      const response = await requestJson(fetch, `${url}/translate?${query}`, { headers, body, signal });
      return listForTexts(segments.length, response).map((each, index) => {
        const target = textAt(each, "translations", 0, "text");
        if (isHtml) return [fromMarkup(target, segments[index], protection)];
        const projection = valueAt(each, "translations", 0, "alignment", "proj");
        if (typeof projection !== "string" || projection === "") return [{ target }];
        const source = tokenize(segments[index]?.source ?? "", sourceLanguage);
        return [{ target, links: parseLinks(projection, source, tokenize(target, targetLanguage)) }];
      });
    },
  };
}

type Offsets = Pick<ReturnType<typeof tokenize>, "starts" | "ends">;

/** @param projection `0:4-0:3 6:9-5:8`: first and last characters on both sides */
function parseLinks(projection: string, source: Offsets, target: Offsets): [number, number][] {
  const links = projection.split(" ").flatMap((part) => {
    const [from = 0, to = 0, onto = 0, upTo = 0] = part.split(/[:-]/).map(Number);
    const sources = tokensWithin(source, from, to + 1);
    const targets = tokensWithin(target, onto, upTo + 1);
    return sources.flatMap((one) => targets.map((other): [number, number] => [one, other]));
  });
  return links.sort((a, b) => a[0] - b[0] || a[1] - b[1]);
}

function tokensWithin({ starts, ends }: Offsets, start: number, end: number): number[] {
  const tokens: number[] = [];
  for (let token = 0; token < starts.length; token++) {
    if ((starts[token] as number) < end && (ends[token] as number) > start) tokens.push(token);
  }
  return tokens;
}
