import type { components, paths } from "@openparlance/api";
import { EventSourceParserStream } from "eventsource-parser/stream";
import type { Client } from "./client.ts";
import { WorkFailed } from "./errors.ts";

type Content = components["schemas"]["Content"];

/** A piece of a text while it is written, or the whole content after its last piece. */
export type ContentPiece = { text: string; content?: never } | { content: Content; text?: never };

export type ContentWishes = paths["/v2/create"]["post"]["requestBody"]["content"]["application/json"];

/**
 * Generates a content, and yields its text piece by piece:
 *
 *     for await (const { text, content } of generateContent(client, wishes)) process.stdout.write(text ?? "\n");
 *
 * Ending the loop or aborting the signal also ends the generation on the server, which keeps the text so far.
 * @throws ParlanceError before the first piece; WorkFailed when the text breaks off
 */
export async function* generateContent(
  client: Client,
  wishes: ContentWishes,
  signal?: AbortSignal,
): AsyncGenerator<ContentPiece, void> {
  const { data } = await client.POST("/v2/create", { body: wishes, parseAs: "stream", ...(signal && { signal }) });
  yield* readPieces(data as ReadableStream<Uint8Array<ArrayBuffer>>);
}

/** Generates a content again; it keeps its text until the new one is complete. Otherwise like `generateContent`. */
export async function* regenerateContent(
  client: Client,
  contentId: number,
  signal?: AbortSignal,
): AsyncGenerator<ContentPiece, void> {
  const { data } = await client.GET("/v2/create/{contentId}/create", {
    params: { path: { contentId } },
    parseAs: "stream",
    ...(signal && { signal }),
  });
  yield* readPieces(data as ReadableStream<Uint8Array<ArrayBuffer>>);
}

async function* readPieces(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<ContentPiece, void> {
  // Not every browser can read a stream with for await.
  const reader = body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream()).getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) throw new WorkFailed("content", "The stream ended before the text was complete.");
      if (value.data === "[DONE]") return;
      const data = JSON.parse(value.data);
      if (value.event === "error") throw new WorkFailed("content", data.message);
      yield value.event === "fullcontent" ? { content: data } : { text: data.text };
    }
  } finally {
    await reader.cancel();
  }
}
