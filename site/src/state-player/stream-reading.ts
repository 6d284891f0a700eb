import type { RequestSpec } from "../sandbox/ask.ts";
import type { LogEntry } from "../sandbox/log-entry.ts";

/** A response that streams, read no further than necessary. */
export class StreamReading {
  readonly #ask: RequestSpec;
  readonly #response: Response;
  readonly #reader: ReadableStreamDefaultReader<Uint8Array> | undefined;
  readonly #decoder = new TextDecoder();
  #text = "";
  #end: "read" | "left" | undefined;

  constructor(ask: RequestSpec, response: Response) {
    this.#ask = ask;
    this.#response = response;
    this.#reader = response.body?.getReader();
  }

  async readOne(): Promise<void> {
    const part = await this.#reader?.read();
    if (part?.value) this.#text += this.#decoder.decode(part.value, { stream: true });
    if (!part || part.done) this.#end = "read";
  }

  async readAll(): Promise<void> {
    while (!this.#end) await this.readOne();
  }

  async leave(): Promise<void> {
    await this.#reader?.cancel();
    this.#end = "left";
  }

  /** As the description calls the states of a stream. */
  state(): string {
    if (!this.#end) return "streaming";
    return this.#text.endsWith("data: [DONE]\n\n") ? "done" : "broken off";
  }

  taken(): LogEntry {
    const { status, headers } = this.#response;
    return { ask: this.#ask, answer: { status, headers, mediaType: "text/event-stream", body: this.#text } };
  }
}
