import type { DeliveryMessage, Mode, SandboxAccounts } from "@parlance/sandbox";
import type { SampleRequest } from "../../reference/model/samples/sample-request.ts";
import type { FormState } from "../request/form-state.ts";
import type { SentResponse } from "../response/send.ts";

/** A request that was sent, and its answer. */
export interface Exchange {
  number: number;
  callId: string;
  request: SampleRequest;
  typed: FormState;
  answer: SentResponse;
}

export type AccountName = keyof SandboxAccounts;

/** What a receiver of webhooks answers: a status, or null for nothing at all. */
export type Receipt = number | null;

/** A delivery to a webhook, and what it was answered with. */
export interface ReceivedDelivery {
  number: number;
  delivery: DeliveryMessage;
  receipt: Receipt;
}

/** What all consoles of the page share. It lives in memory and ends with the page. */
export interface ConsoleState {
  target: "sandbox" | "local" | "this" | "other";
  /** The server that this page came from answers calls. */
  isServed: boolean;
  /** Whose key goes to the sandbox. */
  account: AccountName;
  /** The error to simulate for each request in the sandbox; empty: none. */
  fault: string;
  /** How the server in the sandbox runs. */
  mode: Mode;
  /** Each answer of the sandbox waits so long. */
  latencyMs: number;
  /** What webhooks of the sandbox are answered with. */
  receipt: Receipt;
  /** Latest first. */
  deliveries: readonly ReceivedDelivery[];
  /** The address of the other server. */
  otherBase: string;
  /** By the origin of the server that each was written for: no other one gets it. */
  keys: Readonly<Record<string, string>>;
  /** Latest first. */
  exchanges: readonly Exchange[];
}

const maxExchanges = 20;
const maxDeliveries = 50;

/** What the settings of the sandbox are at first. */
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

/** Learns from an answer with data of the site whether the server that sent it answers calls as well. */
export function noteServer({ headers }: Response): void {
  // Only a server of ours says so: the site may as well stand on a plain host.
  if (headers.has("parlance-api")) updateConsole({ isServed: true });
}

export function remember(exchange: Omit<Exchange, "number">): Exchange {
  const numbered = { ...exchange, number: (state.exchanges[0]?.number ?? 0) + 1 };
  updateConsole({ exchanges: [numbered, ...state.exchanges].slice(0, maxExchanges) });
  return numbered;
}

/** Answers a delivery as the settings say, and keeps it. */
export function receive(delivery: DeliveryMessage): Receipt {
  const { receipt, deliveries } = state;
  const number = (deliveries[0]?.number ?? 0) + 1;
  updateConsole({ deliveries: [{ number, delivery, receipt }, ...deliveries].slice(0, maxDeliveries) });
  return receipt;
}
