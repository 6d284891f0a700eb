import type { ProviderRequest, TranslationProvider } from "@openparlance/engine";
import type { Log } from "../core/environment.ts";
import { DeepLGlossaries, type GlossaryTiming } from "./deepl-glossaries.ts";
import { deeplBase, deeplSource, deeplTarget } from "./language-codes.ts";
import { fromMarkup, hasProtectedParts, type Protection, toMarkup } from "./markup.ts";
import { type Fetch, requestJson, requireListOf, textAt } from "./request.ts";

export interface DeepLOptions {
  /** `https://api.deepl.com`, or `https://api-free.deepl.com` for keys that end in `:fx`. */
  url?: string;
  key: string;
  /** The ID of a list of style rules in the account. */
  styleId?: string | undefined;
  /** The ID of a translation memory in the account. */
  memory?: string | undefined;
}

/** Source: DeepL API, "XML handling", `ignore_tags`. */
const protection: Protection = { open: "<keep>", close: "</keep>" };

/** The services that glossaries need. If undefined, no glossaries are used. */
export interface GlossaryServices {
  timing: GlossaryTiming;
  log: Log;
}

const providerName = "DeepL";

/**
 * DeepL. It receives the terms of segments as glossaries, and inflects them. Source: DeepL API, "Translate text",
 * `glossary_id`: `https://developers.deepl.com/api-reference/translate`.
 */
export function deepl(options: DeepLOptions, fetch: Fetch, services?: GlossaryServices): TranslationProvider {
  const { key, styleId, memory, url = addressFor(key) } = options;
  const headers = { authorization: `DeepL-Auth-Key ${key}` };
  const glossaries =
    services &&
    new DeepLGlossaries({
      url,
      headers,
      fetch,
      time: services.timing,
      onFailure: ({ status, message }) =>
        services.log("provider glossary failed", { provider: providerName, status, reason: message }, "warn"),
    });

  return {
    name: providerName,
    capabilities: { batch: 50, terms: true, tags: true, context: true, ...(glossaries && { glossaries: true }) },
    async translate(request, signal) {
      const { sourceLanguage, targetLanguage, sourceRegion, targetRegion, formality, segments } = request;
      const { owner, termbase } = request;
      const body = {
        text: segments.map((segment) => toMarkup(segment, protection)),
        source_lang: deeplSource({ language: sourceLanguage, region: sourceRegion }),
        target_lang: deeplTarget({ language: targetLanguage, region: targetRegion }),
        // Text is escaped, so that a plain "<" isn't read as a tag.
        tag_handling: "xml",
        ...contextOf(segments),
        ...(styleId !== undefined && { style_id: styleId }),
        ...(memory !== undefined && { translation_memory_id: memory }),
        // With this form, DeepL doesn't refuse a language without formality.
        ...(formality && { formality: `prefer_${formality}` }),
        ...(segments.some(hasProtectedParts) && { ignore_tags: ["keep"] }),
      };
      const send = (glossaryId?: string) => {
        const withGlossary = { ...body, ...(glossaryId !== undefined && { glossary_id: glossaryId }) };
        return requestJson(fetch, `${url}/v2/translate`, { headers, body: withGlossary, signal });
      };
      const [source, target] = [deeplBase(sourceLanguage), deeplBase(targetLanguage)];
      const response =
        glossaries && owner !== undefined && termbase
          ? await glossaries.use({ owner, termbase, source, target }, segments, signal, send)
          : await send();
      return requireListOf(segments.length, response, "translations").map((each, index) => [
        fromMarkup(textAt(each, "text"), segments[index], protection),
      ]);
    },
  };
}

/** The text before the first segment and after the last one. Source: DeepL API, "Translate text", `context`. */
function contextOf(segments: ProviderRequest["segments"]) {
  const neighbors = [segments[0]?.neighbors?.previous, segments.at(-1)?.neighbors?.next];
  const context = neighbors.filter((text) => text !== undefined).join("\n");
  return context !== "" && { context };
}

const addressFor = (key: string) => `https://api${key.endsWith(":fx") ? "-free" : ""}.deepl.com`;
