import { parseLocale } from "@openparlance/text";
import { EventSourceParserStream, ParseError } from "eventsource-parser/stream";
import { limitWordsOfStream } from "../writing/limit-words.ts";
import type { Writer, WritingOrder } from "../writing/writer.ts";
import type { OpenAiOptions } from "./open-ai.ts";
import { describeLocale } from "./open-ai-prompt.ts";
import { type Fetch, limitResponse, ProviderError, requestService, valueAt } from "./request.ts";

/** The limits of bytes in a stream, including a model's thoughts, and of characters in an event. */
const [maxStreamBytes, maxEventLength] = [2 ** 26, 2 ** 20];

/** The limit of sentences from the memory that are sent as examples of its style. */
const maxMaterial = 60;

/**
 * Writes texts through any service with OpenAI's chat completions, as they stream in. Source: OpenAI API reference,
 * "Create chat completion", streaming. Text beyond the ordered number of words isn't read. `max_tokens` isn't sent,
 * because OpenAI's reasoning models refuse it and others would use it up for their thoughts.
 */
export function openAiWriter({ url, key, model }: OpenAiOptions, fetch: Fetch): Writer {
  const headers: Record<string, string> = key === undefined ? {} : { authorization: `Bearer ${key}` };
  return {
    async *write(order, signal) {
      // The API promises the first event earlier than such a service responds.
      yield "";
      const messages = [
        { role: "system", content: "You write texts for publication. Answer with the text alone, in Markdown." },
        { role: "user", content: instructionsFor(order) },
      ];
      const body = { model, messages, stream: true };
      const language = parseLocale(order.language)?.language ?? "und";
      const { body: stream } = await requestService(fetch, `${url}/chat/completions`, { headers, body, signal });
      if (!stream) throw new ProviderError("The response has no body.");
      yield* limitWordsOfStream(readPieces(stream), order.wordLimit, language);
    },
  };
}

async function* readPieces(stream: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<string> {
  const events = stream
    .pipeThrough(limitResponse(maxStreamBytes))
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream({ maxBufferSize: maxEventLength }));
  try {
    for await (const { data } of events) {
      if (data === "[DONE]") return;
      const piece = pieceIn(data);
      if (piece) yield piece;
    }
  } catch (error) {
    throw error instanceof ParseError ? new ProviderError("An event of the response is too large.") : error;
  }
  throw new ProviderError("The response was interrupted.");
}

function pieceIn(data: string): string | undefined {
  try {
    const piece = valueAt(JSON.parse(data), "choices", 0, "delta", "content");
    return typeof piece === "string" ? piece : undefined;
  } catch {
    throw new ProviderError("An event of the response is not valid JSON.");
  }
}

function describeLanguage(tag: string): string {
  const { language, region } = parseLocale(tag) ?? { language: tag };
  return describeLocale(language, region);
}

function instructionsFor(order: WritingOrder) {
  const { language, template, subject, sections, wordLimit, tone, styleguide, terms, material } = order;
  const kind = template === "blog-post" ? "a blog post" : `an article (${template})`;
  return [
    `Write ${kind} in ${describeLanguage(language)} of about ${wordLimit} words, and never more.`,
    `It is about: ${subject}`,
    ...(sections.length > 0 ? ["Its sections, in this order:", ...sections.map((section) => `- ${section}`)] : []),
    ...(tone ? [`Tone: ${tone}`] : []),
    ...(styleguide ? [`Follow this style guide:\n${styleguide}`] : []),
    ...(terms.length > 0 ? ["Use these terms:", ...terms.map((term) => `- ${term}`)] : []),
    ...(material.length > 0
      ? [
          "Use the wording of these sentences where it fits:",
          ...material.slice(0, maxMaterial).map((text) => `- ${text}`),
        ]
      : []),
  ].join("\n");
}
