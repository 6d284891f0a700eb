import type { Act } from "@openparlance/sandbox";
import type { LogEntry } from "../sandbox/log-entry.ts";
import {
  buildRequest,
  type ReadResponse,
  type RequestSpec,
  readResponse,
  type SandboxAccess,
} from "../sandbox/sandbox-requests.ts";
import { StreamReading } from "./stream-reading.ts";

/** A response that is an error. */
export class Refused extends Error {
  readonly response: ReadResponse;

  constructor(response: ReadResponse) {
    super(`Rejected with ${response.status}.`);
    this.response = response;
  }
}

/** The objects of a run, by what they are. */
export type Thing = "memory" | "file" | "translation" | "job" | "project" | "document" | "content";

/** A thing in the sandbox whose states a diagram shows, and what is done with it. */
export class StateRun {
  /** What the reader chose to begin with. */
  readonly variant: string;
  readonly #sandbox: SandboxAccess;
  readonly #report: (entry: LogEntry) => void;
  readonly #ids = new Map<Thing, number>();
  #texts = 0;
  #stream: StreamReading | undefined;

  constructor(sandbox: SandboxAccess, variant: string, addEntry: (entry: LogEntry) => void) {
    this.variant = variant;
    this.#sandbox = sandbox;
    this.#report = addEntry;
  }

  id(thing: Thing): number {
    const id = this.#ids.get(thing);
    if (id === undefined) throw new Error(`There is no ${thing} yet.`);
    return id;
  }

  keep(thing: Thing, id: unknown): void {
    if (typeof id !== "number") throw new Error(`The response has no ID of a ${thing}.`);
    this.#ids.set(thing, id);
  }

  /** A text that no target had before. */
  newText(): string {
    this.#texts += 1;
    return `Text ${this.#texts}`;
  }

  /** @returns the body of the response. @throws Refused */
  async send(send: RequestSpec): Promise<unknown> {
    const response = await this.#response(send);
    this.#report({ request: send, response });
    if (response.status >= 400) throw new Refused(response);
    return response.body;
  }

  /** As `send`, but without a report. */
  async look(target: string): Promise<unknown> {
    const response = await this.#response({ method: "GET", target });
    if (response.status >= 400) throw new Refused(response);
    return response.body;
  }

  async #response(send: RequestSpec): Promise<ReadResponse> {
    return readResponse(await this.#sandbox.fetch(buildRequest(send, this.#sandbox.accounts)));
  }

  /** Sends a request whose response streams, and reads its first event. */
  async begin(send: RequestSpec): Promise<void> {
    this.#stream = new StreamReading(send, await this.#sandbox.fetch(buildRequest(send, this.#sandbox.accounts)));
    await this.#stream.readOne();
    this.#report(this.#stream.used());
  }

  async readStream(): Promise<void> {
    await this.#stream?.readAll();
    if (this.#stream) this.#report(this.#stream.used());
  }

  leaveStream = async (): Promise<void> => this.#stream?.leave();

  streamState = () => this.#stream?.state() ?? "";

  async act(act: Act): Promise<void> {
    await this.#sandbox.act(act);
    this.#report({ act });
  }

  /** Work that is due is done, after so much time. */
  workOff = (ms = 0): Promise<void> => this.act({ name: "forward", ms });

  /** Work begins that will wait for something; done when `isThere` says so. */
  async beginWork(isThere: () => Promise<boolean>): Promise<void> {
    // It ends when what it waits for is switched on again, and must not be waited for before.
    const failed = Promise.withResolvers<never>();
    this.#sandbox.act({ name: "forward", ms: 0 }).catch(failed.reject);
    await Promise.race([this.until(isThere), failed.promise]);
  }

  async until(isThere: () => Promise<boolean>): Promise<void> {
    while (!(await isThere())) await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
