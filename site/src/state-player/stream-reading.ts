import type { LogEntry } from "../sandbox/log-entry.ts";
import type { RequestSpec } from "../sandbox/sandbox-requests.ts";

/** A response that streams, read no further than necessary. */
export class StreamReading {
  readonly #request: RequestSpec;
  readonly #response: Response;
  readonly #reader: ReadableStreamDefaultReader<Uint8Array> | undefined;
  readonly #decoder = new TextDecoder();
  #text = "";
  #end: "read" | "left" | undefined;

  constructor(send: RequestSpec, response: Response) {
    this.#request = send;
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

  used(): LogEntry {
    const { status, headers } = this.#response;
    return { request: this.#request, response: { status, headers, mediaType: "text/event-stream", body: this.#text } };
  }
}
