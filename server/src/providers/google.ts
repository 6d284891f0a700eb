import type { ProviderRequest, ProviderSegment, ProviderTranslation, TranslationProvider } from "@openparlance/engine";
import type { Clock } from "../core/environment.ts";
import { googleAccess, type ServiceAccount } from "./google-access.ts";
import { codesOf, googleCode } from "./language-codes.ts";
import { fromMarkup, hasProtectedParts, type Protection, toMarkup } from "./markup.ts";
import { type Fetch, requestJson, requireListOf, textAt } from "./request.ts";

/** Source: Cloud Translation FAQ, "How do I mark text that should not be translated?". */
const protection: Protection = { open: '<span translate="no">', close: "</span>" };

/**
 * Google Cloud Translation, Basic. It has no glossaries: those of Advanced need a service account and a bucket. Only
 * terms without a translation can be sent, as protected text. Source: Cloud Translation API v2, "translate"; "Compare
 * Basic and Advanced".
 */
export const google = (
  { key, url = "https://translation.googleapis.com" }: { url?: string; key: string },
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

export interface GoogleAdvancedOptions {
  url?: string;
  account: ServiceAccount;
  /** The location of Google's servers, such as `us-central1`. */
  location: string;
}

/** Source: Cloud Translation, "Request adaptive translations". */
const maxPairs = 10;

type Translate = (
  request: ProviderRequest,
  segments: readonly ProviderSegment[],
  signal: AbortSignal,
) => Promise<ProviderTranslation[]>;

/**
 * Google Cloud Translation, Advanced. Segments with fuzzy matches in the memory are translated adaptively, with the
 * matches as reference sentences. All other segments, and all with markup, are translated by the general model. Source:
 * Cloud Translation API v3, `projects.locations.adaptiveMtTranslate` and `projects.locations.translateText`.
 */
export function googleAdvanced(
  { account, location, url = "https://translation.googleapis.com" }: GoogleAdvancedOptions,
  fetch: Fetch,
  clock: Clock,
): TranslationProvider {
  const accessToken = googleAccess(account, fetch, clock);
  const parent = `${url}/v3/projects/${encodeURIComponent(account.project)}/locations/${encodeURIComponent(location)}`;
  const send = async (method: string, body: unknown, signal: AbortSignal) => {
    const headers = { authorization: `Bearer ${await accessToken(signal)}` };
    return requestJson(fetch, `${parent}:${method}`, { headers, body, signal });
  };

  const adaptively: Translate = async (request, segments, signal) => {
    const { source, target } = codesOf(request, googleCode);
    const body = {
      content: segments.map((segment) => segment.source),
      referenceSentenceConfig: {
        sourceLanguageCode: source,
        targetLanguageCode: target,
        referenceSentencePairLists: segments.map(({ examples = [] }) => ({
          referenceSentencePairs: examples
            .slice(0, maxPairs)
            .map((pair) => ({ sourceSentence: pair.source, targetSentence: pair.target })),
        })),
      },
    };
    const response = await send("adaptiveMtTranslate", body, signal);
    return requireListOf(segments.length, response, "translations").map((each) => ({
      target: textAt(each, "translatedText"),
    }));
  };

  const generally: Translate = async (request, segments, signal) => {
    const { source, target } = codesOf(request, googleCode);
    const contents = segments.map((segment) => toMarkup(segment, protection));
    const body = { contents, mimeType: "text/html", sourceLanguageCode: source, targetLanguageCode: target };
    const response = await send("translateText", body, signal);
    return requireListOf(segments.length, response, "translations").map((each, index) =>
      fromMarkup(textAt(each, "translatedText"), segments[index], protection),
    );
  };

  return {
    name: "Google",
    capabilities: { batch: 32, terms: true, tags: true, examples: true },
    async translate(request, signal) {
      const { segments } = request;
      const [adaptive, general] = [segments.filter(isAdaptive), segments.filter((segment) => !isAdaptive(segment))];
      const ofAdaptive = adaptive.length > 0 ? await adaptively(request, adaptive, signal) : [];
      const ofGeneral = general.length > 0 ? await generally(request, general, signal) : [];
      return segments.map((segment) => [(isAdaptive(segment) ? ofAdaptive : ofGeneral).shift() as ProviderTranslation]);
    },
  };
}

/** Adaptive translation accepts only plain text. */
const isAdaptive = (segment: ProviderSegment): boolean =>
  (segment.examples ?? []).length > 0 && segment.tagged === undefined && !hasProtectedParts(segment);
