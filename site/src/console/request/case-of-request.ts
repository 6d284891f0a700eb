import type { OperatorAction } from "@openparlance/sandbox";
import { type Case, type CaseHost, recordCase } from "@openparlance/sandbox/cases";

interface CaseSource {
  title: string;
  /** The request as sent to the sandbox, with its fault. */
  request: Request;
  /** Earlier requests and acts in the sandbox, oldest first, and possibly this request as the last. */
  done: readonly (Request | OperatorAction)[];
  /** The status that the reader saw; undefined if nothing was sent. */
  status: number | undefined;
}

/**
 * Records a case of one request on a new server with the same settings. If that returns another status than the reader
 * saw, the case includes the earlier requests and acts, if they cause it.
 */
export async function recordSent(
  host: CaseHost,
  { title, request, done, status }: CaseSource,
  now: number,
): Promise<{ recorded: Case; note?: string }> {
  const record = (actions: readonly (Request | OperatorAction)[]) =>
    recordCase(host, { title, now }, async ({ perform, fetch }) => {
      for (const action of actions) await ("name" in action ? perform(removeLatency(action)) : fetch(action.clone()));
    });
  const alone = await record([...done.filter(isSetting), request]);
  if (status === undefined || expectedStatus(alone) === status) return { recorded: alone };
  const last = done.findLastIndex((action) => !("name" in action));
  const whole = last < 0 ? alone : await record(done.slice(0, last + 1));
  if (expectedStatus(whole) === status)
    return { recorded: whole, note: "It includes your earlier requests and actions in the sandbox." };
  return { recorded: alone, note: `A new server returns ${expectedStatus(alone)} instead of ${status}.` };
}

const isSetting = (action: Request | OperatorAction): boolean =>
  "name" in action && ["faults", "mode", "hold"].includes(action.name);

/** Real time doesn't affect a response. */
function removeLatency(act: OperatorAction): OperatorAction {
  if (act.name !== "faults") return act;
  const { latencyMs: _, ...faults } = act.faults;
  return { ...act, faults };
}

/** The expected status of the last response. */
const expectedStatus = ({ workflows: [{ steps }] }: Case): number =>
  Number(/\d+$/.exec(steps.at(-1)?.successCriteria[0]?.condition ?? "")?.[0]);
