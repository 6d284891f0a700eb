/** Messages between a page and the worker of its sandbox. Types only. */

import type { FaultSwitches } from "@openparlance/server";

/** The first message of the page, with the data of a sandbox. */
export interface Loaded {
  /** SQLite as WebAssembly. */
  sqlite: ArrayBuffer;
  /** The seed's database, compressed by gzip. */
  seed: ArrayBuffer;
}

/** A later message of the page. The response is sent to its port. */
export type PortRequest = RequestMessage | ActMessage | SaveMessage;

export interface RequestMessage {
  kind: "request";
  method: string;
  url: string;
  headers: [name: string, value: string][];
  body: Blob | null;
}

export interface ActMessage {
  kind: "act";
  act: OperatorAction;
}

export interface SaveMessage {
  kind: "save";
}

/** Messages through the port of a request: the head, then a part for each `pull`, then the end. */
export type ResponseMessage =
  | { kind: "head"; status: number; headers: [name: string, value: string][]; hasBody: boolean }
  | { kind: "part"; bytes: Uint8Array<ArrayBuffer> }
  | { kind: "end" }
  | { kind: "failed"; message: string };

/** The page's messages through the port of a request after the head. */
export type ReadingMessage = "pull" | "cancel";

/** The last message of an act, whose result is lines, or of a file. */
export type DoneMessage<Result = string[] | Uint8Array<ArrayBuffer>> =
  | { kind: "done"; result: Result }
  | { kind: "failed"; message: string };

/** An act of the server's operator. */
export type OperatorAction =
  /** Puts everything back to how it was at first. With a time, in milliseconds since 1970, the clock is fixed there. */
  | { name: "reset"; now?: number }
  | { name: "mode"; mode: Mode }
  /** Moves the clock forward and runs all work that is then due, such as retries. */
  | { name: "forward"; ms: number }
  /** Pauses background work until the time is forwarded. */
  | { name: "hold"; isOn: boolean }
  | { name: "faults"; faults: Faults }
  /** The words after `parlance`: `["keys", "create", "--user", "ben@harbour.example"]`. */
  | { name: "command"; words: string[] };

export type Mode = "development" | "production";

/** The errors that are simulated until they are switched off. */
export interface Faults extends FaultSwitches {
  /** The delay of each response, in milliseconds. */
  latencyMs?: number;
  /** Value of the header `Parlance-Fault` for requests that bring none; works in development mode. */
  fault?: string;
}

/** A message that the worker sends without a request. */
export type WorkerNotice =
  | { kind: "ready"; accounts: SandboxAccounts }
  | { kind: "failed"; message: string }
  /** The message's port receives the status of the receiver's response, or null if there is none. */
  | { kind: "delivery"; delivery: DeliveryMessage };

/** Two organizations that can't see each other's data. */
export interface SandboxAccounts {
  own: Account;
  other: Account;
}

export interface Account {
  organization: string;
  email: string;
  /** A development key. */
  key: string;
}

export interface DeliveryMessage {
  url: string;
  /** The headers as sent, including the signature. */
  headers: Record<string, string>;
  /** The JSON that is signed. */
  body: string;
  /** 1 for the first. */
  attempt: number;
  /** Time of the sandbox, in milliseconds since 1970. */
  at: number;
  /** The longest that the next attempt waits if this one fails; null when it is the last. */
  nextWaitMs: number | null;
}
