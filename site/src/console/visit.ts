import type { SampleRequest } from "../reference/model/types.ts";
import type { AccountName } from "./sandbox.ts";
import type { Answer } from "./send.ts";
import type { Typed } from "./typed.ts";

/** A request that was sent, and its answer. */
export interface Exchange {
  number: number;
  callId: string;
  request: SampleRequest;
  typed: Typed;
  answer: Answer;
}

/** What all consoles of the page share. It lives in memory and ends with the page. */
export interface Visit {
  target: "sandbox" | "local" | "other";
  /** Whose key goes to the sandbox. */
  account: AccountName;
  /** What goes wrong with each request in the sandbox; empty: nothing. */
  fault: string;
  /** The address of the other server. */
  otherBase: string;
  key: string;
  /** Latest first. */
  exchanges: readonly Exchange[];
}

const mostExchanges = 20;
let visit: Visit = { target: "sandbox", account: "own", fault: "", otherBase: "", key: "", exchanges: [] };
const listeners = new Set<() => void>();

export const visitNow = {
  get: () => visit,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

export function changeVisit(change: Partial<Visit>): void {
  visit = { ...visit, ...change };
  for (const listener of listeners) listener();
}

export function remember(exchange: Omit<Exchange, "number">): Exchange {
  const numbered = { ...exchange, number: (visit.exchanges[0]?.number ?? 0) + 1 };
  changeVisit({ exchanges: [numbered, ...visit.exchanges].slice(0, mostExchanges) });
  return numbered;
}
