import type { SegmentState } from "../store/database/tables.ts";

export interface SegmentWork {
  target: string;
  /** The state of the XLIFF target; `approved="yes"` without a state counts as `signed-off`. */
  state?: string | undefined;
}

const stateByXliffState: Readonly<Record<string, SegmentState>> = {
  translated: "confirmed",
  "signed-off": "reviewed",
  final: "final",
};
const ranks: Readonly<Record<SegmentState, number>> = { draft: 0, confirmed: 1, reviewed: 2, final: 3 };

/**
 * With `autoAccept`, a target without a state counts as translated. Source: contract of the API, "Human work through
 * XLIFF".
 */
export function requestedState({ target, state }: SegmentWork, autoAccept: boolean): SegmentState {
  if (target.trim() === "") return "draft";
  if (state === undefined) return autoAccept ? "confirmed" : "draft";
  return Object.hasOwn(stateByXliffState, state) ? (stateByXliffState[state] as SegmentState) : "draft";
}

/** The state of a segment after work on it. With the same text, it never goes back, except to a draft. */
export function nextState(before: { target: string; state: SegmentState }, target: string, request: SegmentState) {
  if (request === "draft" || target !== before.target) return request;
  return ranks[request] > ranks[before.state] ? request : before.state;
}

export const isAtLeast = (state: SegmentState, min: SegmentState): boolean => ranks[state] >= ranks[min];

/** A segment's state in XLIFF 1.2. Reviewed and later states are also approved. */
export function xliffState({ target, state }: { target: string; state: SegmentState }): string {
  if (target === "") return "needs-translation";
  if (state === "draft") return "needs-review-translation";
  return Object.keys(stateByXliffState).find((word) => stateByXliffState[word] === state) as string;
}
