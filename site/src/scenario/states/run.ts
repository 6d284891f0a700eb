import type { OperatorAction } from "@openparlance/sandbox";
import {
  buildRequest,
  type ReadResponse,
  type RequestSpec,
  readResponse,
  type SandboxAccess,
  valueAt,
} from "../../sandbox/sandbox-requests.ts";
import type { ScenarioEntry } from "../panel.ts";

export class RefusedError extends Error {
  readonly response: ReadResponse;

  constructor(response: ReadResponse) {
    super(`Rejected with ${response.status}.`);
    this.response = response;
  }
}

export type ThingName = "memory" | "file" | "translation" | "job" | "project" | "document" | "content";

/** An object in the sandbox with a state diagram, and functions that change it. */
export class DiagramObject {
  readonly variant: string;
  readonly #sandbox: SandboxAccess;
  readonly #report: (entry: ScenarioEntry) => void;
  readonly #ids = new Map<ThingName, number>();
  #texts = 0;
  #stream: Stream | undefined;

  constructor(sandbox: SandboxAccess, variant: string, report: (entry: ScenarioEntry) => void) {
    this.variant = variant;
    this.#sandbox = sandbox;
    this.#report = report;
  }

  id(thing: ThingName): number {
    const id = this.#ids.get(thing);
    if (id === undefined) throw new Error(`There is no ${thing} yet.`);
    return id;
  }

  keepId(thing: ThingName, response: unknown, path = "id"): void {
    this.#ids.set(thing, Number(valueAt(response, path)));
  }

  newText(): string {
    this.#texts += 1;
    return `Text ${this.#texts}`;
  }

  /** @returns the body of the response. @throws Refused */
  async send(request: RequestSpec): Promise<unknown> {
    const response = await readResponse(await this.#fetch(request));
    this.#report({ request, response });
    return requireAccepted(response);
  }

  /** Sends a GET request without reporting it. */
  fetchBody = async (target: string): Promise<unknown> =>
    requireAccepted(await readResponse(await this.#fetch({ method: "GET", target })));

  #fetch = (request: RequestSpec) => this.#sandbox.fetch(buildRequest(request, this.#sandbox.accounts));

  /** Sends a streaming request and reads its first event. */
  async beginStream(request: RequestSpec): Promise<void> {
    this.#stream = new Stream(request, await this.#fetch(request));
    this.#report(await this.#stream.read(1));
  }

  async readStream(): Promise<void> {
    if (this.#stream) this.#report(await this.#stream.read());
  }

  leaveStream = async (): Promise<void> => this.#stream?.leave();

  streamState = () => this.#stream?.state() ?? "";

  async perform(action: OperatorAction): Promise<void> {
    await this.#sandbox.perform(action);
    this.#report({ action });
  }

  /** Advances the time and does the work that is due then. */
  doDueWork = (ms = 0): Promise<void> => this.perform({ name: "forward", ms });

  /** Starts work that waits. Resolves when `isThere` returns true. */
  async beginWork(isThere: () => Promise<boolean>): Promise<void> {
    // The work is not awaited, because it ends only after the fault is turned off.
    const failed = Promise.withResolvers<never>();
    this.#sandbox.perform({ name: "forward", ms: 0 }).catch(failed.reject);
    const poll = async () => {
      while (!(await isThere())) await new Promise((resolve) => setTimeout(resolve, 5));
    };
    await Promise.race([poll(), failed.promise]);
  }
}

function requireAccepted(response: ReadResponse): unknown {
  if (response.status >= 400) throw new RefusedError(response);
  return response.body;
}

/** A stream that is read only as far as necessary. */
class Stream {
  readonly #request: RequestSpec;
  readonly #response: Response;
  readonly #reader: ReadableStreamDefaultReader<Uint8Array> | undefined;
  readonly #decoder = new TextDecoder();
  #text = "";
  #hasEnded = false;

  constructor(request: RequestSpec, response: Response) {
    this.#request = request;
    this.#response = response;
    this.#reader = response.body?.getReader();
  }

  async read(parts = Number.POSITIVE_INFINITY): Promise<ScenarioEntry> {
    for (let count = 0; count < parts && !this.#hasEnded; count++) {
      const part = await this.#reader?.read();
      if (part?.value) this.#text += this.#decoder.decode(part.value, { stream: true });
      this.#hasEnded = !part || part.done;
    }
    const { status, headers } = this.#response;
    return { request: this.#request, response: { status, headers, mediaType: "text/event-stream", body: this.#text } };
  }

  async leave(): Promise<void> {
    await this.#reader?.cancel();
    this.#hasEnded = true;
  }

  /** A state of the description's state machine. */
  state(): string {
    if (!this.#hasEnded) return "streaming";
    return this.#text.endsWith("data: [DONE]\n\n") ? "done" : "interrupted";
  }
}
