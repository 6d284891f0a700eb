import type { CaseResult } from "@openparlance/sandbox/cases/result";

export type * from "@openparlance/sandbox/cases/result";

import type { OperationId } from "./operation-id.ts";

/** The options of a server's start. */
export interface StartOptions {
  /**
   * The first data: `demo` (the default), the memories, jobs and files that the reference's examples name, or `empty`,
   * an organization with a user and a key.
   */
  seed?: "demo" | "empty";
  /** A state that a page or another server saved (`save`), or the path of such a file, instead of a seed. */
  from?: Uint8Array | string;
  /** The start of a clock that moves only when you advance it. By default, the clock is the system's. */
  now?: Date | number | string;
  /** The port on 127.0.0.1: 0 for a free port, `false` for none, so that only `fetch` reaches it. 0 by default. */
  port?: number | false;
}

/** The whole API in this process, with a database in memory. */
export interface Parlance {
  /** Without a slash at its end: `http://127.0.0.1:40123`. */
  readonly url: string;
  /** A development key of an organization; only this server accepts it. */
  readonly key: string;
  /** Like the global `fetch`, but without a network. Only path and query of a URL are used. */
  fetch(this: void, input: Request | URL | string, init?: RequestInit): Promise<Response>;
  /** For `page.route` of Playwright: responds to requests of a page. */
  route(this: void, route: RouteToFulfill): Promise<void>;
  readonly clock: TestClock;
  readonly faults: FaultQueue;
  readonly webhooks: WebhookInbox;
  /** The requests since the start or the last reset, oldest first. */
  readonly requests: readonly RecordedRequest[];
  /** Done when all work is done that is due now: imports, translations, exports and deliveries. */
  idle(): Promise<void>;
  /** The server's whole state, including its time, as one file for `from`. */
  save(): Promise<Uint8Array>;
  /**
   * Runs a case that the documentation created. The server is reset first, and its clock is fixed at the case's time.
   * Afterward, the server keeps the state after the case. Needs the seed `demo`.
   *
   * @param source the path of a file, or its content
   * @throws Error in one line when this version can't run the case
   */
  runCase(source: string | object): Promise<CaseResult>;
  /** Restores the state at the start: data, clock, faults, deliveries and requests. */
  reset(): Promise<void>;
  close(): Promise<void>;
}

export interface TestClock {
  now(): Date;
  /**
   * Advances the clock. Everything that becomes due until then happens at its time: leases, waits, retries, the rate
   * limit and due dates.
   *
   * @param duration milliseconds, or a text such as `2 h`, `30 min`, `45 s`, `1 d`
   */
  advance(duration: number | string): Promise<void>;
}

export type ServerFault =
  /** An error of the operation, by its status: `{ status: 503 }`. */
  | { status: number }
  /** An error of the operation, by its ID in the reference: `{ error: "rate-limited" }`. */
  | { error: string }
  /** A value of the header `Parlance-Fault`: `{ fault: "creation-failure" }`. */
  | { fault: string }
  /** Delays the response, in milliseconds of real time. */
  | { latencyMs: number }
  /** The connection breaks before there is a response. */
  | { network: "reset" };

export interface FaultQueue {
  /**
   * Makes the next requests of an operation fail: one, or `times` of them. Several faults of an operation apply to
   * requests one after the other.
   *
   * @throws TypeError for an unknown operation, error or status
   */
  next(operation: OperationId, fault: ServerFault, times?: number): void;
  clear(): void;
}

/** A webhook's delivery as it arrived. */
export interface InboxDelivery {
  url: string;
  /** The name of the event, such as `JOB_DELIVER`. */
  event: string;
  headers: Readonly<Record<string, string>>;
  // biome-ignore lint/suspicious/noExplicitAny: a test looks into bodies of every shape
  body: any;
  /** 1 for the first. */
  attempt: number;
  at: Date;
  /** Whether the signature matches the webhook's secret. */
  isVerified: boolean;
  /** The receiver's status; null when it could not be reached. */
  status: number | null;
}

/** A receiver: returns a status, or null for no response at all. */
export type DeliveryHandler = (delivery: Omit<InboxDelivery, "status">) => number | null | Promise<number | null>;

export interface WebhookInbox {
  /** Oldest first; each attempt is an item. */
  readonly deliveries: readonly InboxDelivery[];
  /**
   * Sets the receiver from now on. By default, deliveries to this machine are sent over the network, and all others
   * get the response 204: nothing leaves the machine.
   */
  receive(handler: DeliveryHandler | undefined): void;
}

export interface RecordedRequest {
  /** Undefined for an unknown path or method. */
  operation: OperationId | undefined;
  method: string;
  path: string;
  query: Readonly<Record<string, string>>;
  /** Without the API key. */
  headers: Readonly<Record<string, string>>;
  /** Parsed if it is JSON, else a text or bytes. Undefined without a body. */
  // biome-ignore lint/suspicious/noExplicitAny: a test looks into bodies of every shape
  body: any;
  /** Null when a fault broke the connection. */
  status: number | null;
}

/** The used part of Playwright's `Route`. */
export interface RouteToFulfill {
  request(): {
    url(): string;
    method(): string;
    allHeaders(): Promise<Record<string, string>>;
    postDataBuffer(): Uint8Array | null;
  };
  fulfill(response: { status: number; headers: Record<string, string>; body: Uint8Array }): Promise<void>;
  abort(reason: string): Promise<void>;
}

export type StartParlance = (options?: StartOptions) => Promise<Parlance>;
