import type { ProviderRequest, ProviderSegment, ProviderTranslation, TranslationProvider } from "@openparlance/engine";
import { readTags, withoutTags, writeTags } from "@openparlance/text";
import { withTagsOf } from "./markup.ts";
import { type ChatMessage, type NumberedSegment, promptFor, promptForBatch } from "./open-ai-prompt.ts";
import { readBatch, readTranslation } from "./open-ai-response.ts";
import { type Fetch, ProviderError, requestJson, requireListAt, valueAt } from "./request.ts";

export interface OpenAiOptions {
  /** The URL up to and including the version: `https://api.openai.com/v1`. */
  url: string;
  key?: string | undefined;
  model: string;
}

/** The tokens of a request, as the service counts and charges them. */
export interface TokenCount {
  inputTokens: number;
  outputTokens: number;
}

const maxResponses = 8;
/** Small enough that a model keeps the segments apart, and that losing a response costs little. */
const maxBatch = 8;

/**
 * Any service with OpenAI's chat completions: hosted ones, llama.cpp, Ollama, vLLM. Segments are sent in batches with
 * IDs. Segments that are missing in the response are requested again, one by one. `count` receives the tokens of each
 * response, including unusable ones, and the organization of the segments. Source: OpenAI API reference, "Create chat
 * completion".
 */
export function openAi(
  { url, key, model }: OpenAiOptions,
  fetch: Fetch,
  count: (tokens: TokenCount, owner: number | undefined) => void = () => {},
): TranslationProvider {
  const headers: Record<string, string> = key === undefined ? {} : { authorization: `Bearer ${key}` };

  async function complete(
    messages: readonly ChatMessage[],
    { n, owner }: Pick<ProviderRequest, "n" | "owner">,
    signal: AbortSignal,
  ): Promise<unknown[]> {
    const body = { model, messages, ...(n > 1 && { n }) };
    const response = await requestJson(fetch, `${url}/chat/completions`, { headers, body, signal });
    const outputTokens = tokensAt(response, "completion_tokens");
    count({ inputTokens: tokensAt(response, "prompt_tokens"), outputTokens }, owner);
    return requireListAt(response, "choices").slice(0, n);
  }

  async function translateAlone(request: ProviderRequest, segment: ProviderSegment, signal: AbortSignal) {
    const choices = await complete(promptFor(request, segment), request, signal);
    const read = choices.map((choice) => attempt(() => readTranslation(choice, segment.tagged ?? segment.source)));
    const good = read.filter((each) => typeof each === "string");
    if (good.length === 0) throw read[0] ?? new ProviderError("The response has no choice.", 200);
    return good.map((text) => toTranslation(text, segment));
  }

  async function translateAll(request: ProviderRequest, segments: readonly ProviderSegment[], signal: AbortSignal) {
    const numbered = segments.map((segment, index): NumberedSegment => ({ id: `s${index + 1}`, segment }));
    const [choice] = await complete(promptForBatch(request, numbered), { ...request, n: 1 }, signal);
    const texts = readBatch(choice, numbered);
    return numbered.map(({ id, segment }) => {
      const text = texts.get(id);
      return text === undefined ? undefined : [toTranslation(text, segment)];
    });
  }

  return {
    name: model,
    capabilities: {
      batch: maxBatch,
      nBest: maxResponses,
      terms: true,
      examples: true,
      tags: true,
      varies: true,
      context: true,
      isCharged: true,
    },
    async translate(request, signal) {
      const { segments, n } = request;
      const together = n === 1 ? segments.filter(({ isSecondTry }) => !isSecondTry) : [];
      const translations = new Map<ProviderSegment, ProviderTranslation[]>();
      if (together.length > 1) {
        const responses = await translateAll(request, together, signal);
        together.forEach((segment, index) => {
          const results = responses[index];
          if (results) translations.set(segment, results);
        });
      }
      const failures: unknown[] = [];
      const responses = await Promise.all(
        segments.map(async (segment) => {
          const known = translations.get(segment);
          return (
            known ??
            translateAlone(request, segment, signal).catch((error) => {
              failures.push(error);
              return undefined;
            })
          );
        }),
      );
      if (failures.length === segments.length) throw failures[0];
      // A refused segment does not affect the others: only that segment has the unusable response [].
      return responses.map((responses) => responses ?? []);
    },
  };
}

function toTranslation(text: string, { tagged }: ProviderSegment): ProviderTranslation {
  if (tagged === undefined) return { target: text };
  const written = writeTags(withTagsOf(readTags(text), readTags(tagged)));
  return { target: withoutTags(written), tagged: written };
}

function attempt(read: () => string): string | ProviderError {
  try {
    return read();
  } catch (error) {
    if (error instanceof ProviderError) return error;
    throw error;
  }
}

const tokensAt = (response: unknown, name: string): number => {
  const value = valueAt(response, "usage", name);
  return Number.isSafeInteger(value) && (value as number) > 0 ? (value as number) : 0;
};
