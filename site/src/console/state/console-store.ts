import type { DeliveryMessage, Mode, SandboxAccounts } from "@openparlance/sandbox";
import type { SampleRequest } from "../../model/samples/sample-request.ts";
import type { FormState } from "../request/form-state.ts";
import type { SentResponse } from "../response/send.ts";

export interface Exchange {
  number: number;
  operationId: string;
  request: SampleRequest;
  typed: FormState;
  response: SentResponse;
}

export type AccountName = keyof SandboxAccounts;

/** The response of a webhook receiver: a status, or null for no response. */
export type Receipt = number | null;

export interface ReceivedDelivery {
  number: number;
  delivery: DeliveryMessage;
  receipt: Receipt;
}

/** The state that all consoles of the page share. It is kept in memory and ends with the page. */
export interface ConsoleState {
  target: "sandbox" | "local" | "this" | "other";
  /** The server that this page came from serves the API. */
  isServed: boolean;
  /** The account whose key is sent to the sandbox. */
  account: AccountName;
  /** The error to simulate for each request in the sandbox; empty: none. */
  fault: string;
  mode: Mode;
  latencyMs: number;
  receipt: Receipt;
  /** Latest first. */
  deliveries: readonly ReceivedDelivery[];
  otherBase: string;
  /** By the origin of the server that each was written for: no other one gets it. */
  keys: Readonly<Record<string, string>>;
  /** Latest first. */
  exchanges: readonly Exchange[];
}

const maxExchanges = 20;
const maxDeliveries = 50;

export const atFirst = {
  account: "own",
  fault: "",
  mode: "development",
  latencyMs: 0,
  receipt: 204,
  deliveries: [],
} as const satisfies Partial<ConsoleState>;

let state: ConsoleState = {
  ...{ target: "sandbox", isServed: false, otherBase: "", keys: {}, exchanges: [] },
  ...atFirst,
};
const listeners = new Set<() => void>();

export const consoleStore = {
  get: () => state,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

export function updateConsole(change: Partial<ConsoleState>): void {
  state = { ...state, ...change };
  for (const listener of listeners) listener();
}

/** Finds out from a response with data of the site whether the server that sent it serves the API as well. */
export function noteServer({ headers }: Response): void {
  // Only a server of ours says so: the site may as well are on a plain host.
  if (headers.has("parlance-api")) updateConsole({ isServed: true });
}

export function remember(exchange: Omit<Exchange, "number">): Exchange {
  const numbered = { ...exchange, number: (state.exchanges[0]?.number ?? 0) + 1 };
  updateConsole({ exchanges: [numbered, ...state.exchanges].slice(0, maxExchanges) });
  return numbered;
}

/** Responds to a delivery according to the settings, and keeps it. */
export function receive(delivery: DeliveryMessage): Receipt {
  const { receipt, deliveries } = state;
  const number = (deliveries[0]?.number ?? 0) + 1;
  updateConsole({ deliveries: [{ number, delivery, receipt }, ...deliveries].slice(0, maxDeliveries) });
  return receipt;
}
