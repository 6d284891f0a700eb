/** Messages between a page and the worker of its sandbox. */

import type { FaultSwitches } from "@openparlance/server";

/** The first message of the page, with the data of a sandbox. */
export interface SandboxData {
  /** WebAssembly. */
  sqlite: ArrayBuffer;
  /** A database, compressed by gzip. */
  seed: ArrayBuffer;
}

/** A message with a port, to which the response is sent. */
export type PortRequest = RequestMessage | OperatorMessage;

export interface RequestMessage {
  kind: "request";
  method: string;
  url: string;
  headers: [name: string, value: string][];
  body: Blob | null;
}

export type OperatorMessage = { kind: "act"; act: OperatorAction } | { kind: "save" };

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

export type OperatorAction =
  /** Restores the first state. `now` (Unix ms) fixes the clock. */
  | { name: "reset"; now?: number }
  | { name: "mode"; mode: Mode }
  /** Advances the clock and runs all work that is due then, such as retries. */
  | { name: "forward"; ms: number }
  /** Pauses background work until the time is forwarded. */
  | { name: "hold"; isOn: boolean }
  | { name: "faults"; faults: Faults }
  /** The words after `parlance`: `["keys", "create", "--user", "ben@harbour.example"]`. */
  | { name: "command"; words: string[] };

export type Mode = "development" | "production";

/** Errors that are simulated until they are switched off. */
export interface Faults extends FaultSwitches {
  latencyMs?: number;
  /** The header `Parlance-Fault` of requests that have none, in development mode. */
  fault?: string;
}

export type WorkerNotice =
  | { kind: "ready"; accounts: SandboxAccounts }
  | { kind: "failed"; message: string }
  /** The message's port receives the status of the receiver's response, or null if there is none. */
  | { kind: "delivery"; delivery: DeliveryMessage };

/** Two organizations, neither of which sees the other's data. */
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
  headers: Record<string, string>;
  /** The signed JSON. */
  body: string;
  /** 1 for the first. */
  attempt: number;
  /** The sandbox's time, Unix ms. */
  at: number;
  /** The longest wait for the next attempt if this one fails; null when it is the last. */
  nextWaitMs: number | null;
}
