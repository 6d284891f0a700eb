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

/** The status that a webhook receiver returns, or null for no response. */
export type Receipt = number | null;

export interface ReceivedDelivery {
  number: number;
  delivery: DeliveryMessage;
  receipt: Receipt;
}

/** Shared by all consoles of the page, and lost when the page is closed. */
export interface ConsoleState {
  target: "sandbox" | "local" | "this" | "other";
  /** Whether this page's server also serves the API. */
  isServed: boolean;
  /** The account whose key is sent to the sandbox. */
  account: AccountName;
  /** The simulated error of all requests in the sandbox; empty for none. */
  fault: string;
  mode: Mode;
  latencyMs: number;
  receipt: Receipt;
  /** Newest first. */
  deliveries: readonly ReceivedDelivery[];
  otherBase: string;
  /** By origin; a key is sent only to the server for which the reader entered it. */
  keys: Readonly<Record<string, string>>;
  /** Newest first. */
  exchanges: readonly Exchange[];
}

const maxExchanges = 20;
const maxDeliveries = 50;

export const initialSettings = {
  account: "own",
  fault: "",
  mode: "development",
  latencyMs: 0,
  receipt: 204,
  deliveries: [],
} as const satisfies Partial<ConsoleState>;

let state: ConsoleState = {
  target: "sandbox",
  isServed: false,
  otherBase: "",
  keys: {},
  exchanges: [],
  ...initialSettings,
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

/** @param response any response of this page's server */
export function detectServedApi({ headers }: Response): void {
  // Only our server sends this header, not a static host.
  if (headers.has("parlance-api")) updateConsole({ isServed: true });
}

export function addExchange(exchange: Omit<Exchange, "number">): Exchange {
  const numbered = { ...exchange, number: (state.exchanges[0]?.number ?? 0) + 1 };
  updateConsole({ exchanges: [numbered, ...state.exchanges].slice(0, maxExchanges) });
  return numbered;
}

/** Records a delivery. @returns the response from the settings */
export function addDelivery(delivery: DeliveryMessage): Receipt {
  const { receipt, deliveries } = state;
  const number = (deliveries[0]?.number ?? 0) + 1;
  updateConsole({ deliveries: [{ number, delivery, receipt }, ...deliveries].slice(0, maxDeliveries) });
  return receipt;
}
