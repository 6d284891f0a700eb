import { type CatalogError, type DeepReadonly, errors, type StateMachine, type Transition } from "@openparlance/api";
import { type SandboxAccess, valueAt } from "../../sandbox/sandbox-requests.ts";
import { findDifference } from "../errors/difference.ts";
import type { ScenarioEntry } from "../panel.ts";
import type { ConditionalMove, Drive } from "./drive.ts";
import { createDiagramObject, RefusedError } from "./run.ts";

export type Arrow = DeepReadonly<Transition>;

export interface Outcome {
  isAsDrawn: boolean;
  explanation: string;
}

/** An object in a sandbox, whose state machine the reader controls. */
export interface DrivenObject extends ObjectState {
  /** Causes the arrow's transition, and reads the new state. */
  press(arrow: Arrow): Promise<Outcome>;
}

/** @param report runs after each step */
export async function startDrivenObject(
  machine: DeepReadonly<StateMachine>,
  drive: Drive,
  {
    sandbox,
    variant = drive.variants?.[0] ?? "",
    report,
  }: { sandbox: SandboxAccess; variant?: string; report(entry: ScenarioEntry): void },
): Promise<DrivenObject> {
  await sandbox.perform({ name: "reset" });
  // Background work waits until the reader presses its arrow.
  await sandbox.perform({ name: "hold", isOn: true });
  const run = createDiagramObject(sandbox, variant, report);
  const isFollowedAtOnce = (state: string) =>
    machine.transitions.some(({ from, to, trigger }) => from === state && to === driven.state && "event" in trigger);
  const driven: DrivenObject = {
    state: null,
    cause: "",
    variant,
    async press(arrow) {
      const { from, to, response } = arrow;
      const move = findMove(drive, arrow);
      const refused = await move.action(run, { from, to }).then(() => undefined, requireRefusal);
      if (from !== null || !refused) driven.state = await drive.read(run);
      if (response !== undefined) return compareRefusal(response, refused, driven.state);
      const now = driven.state ?? "deleted";
      if (refused) return { isAsDrawn: false, explanation: `${describeRefusal(refused)} The state is ${now}.` };
      driven.cause = describeCause(arrow);
      if (driven.state === to) return { isAsDrawn: true, explanation: `The state is ${to}.` };
      const isAsDrawn = move.continuesAtOnce === true && isFollowedAtOnce(to);
      return {
        isAsDrawn,
        explanation: isAsDrawn ? `The state was ${to} and is now ${now}.` : `The state is ${now}, not ${to}.`,
      };
    },
  };
  return driven;
}

function compareRefusal(id: string, refused: RefusedError | undefined, state: string | null): Outcome {
  const row: DeepReadonly<CatalogError> | undefined = Object.values(errors).find((error) => error.id === id);
  const isAsDrawn = row !== undefined && refused !== undefined && !findDifference(row, refused.response);
  const refusal = refused ? describeRefusal(refused) : "Not rejected.";
  return { isAsDrawn, explanation: `${refusal} The state is ${state}.` };
}

const describeRefusal = ({ response: { status, body } }: RefusedError): string =>
  `Rejected with ${status}: ${typeof body === "string" ? body : String(valueAt(body, "message"))}`;

function requireRefusal(error: unknown): RefusedError {
  if (error instanceof RefusedError) return error;
  throw error;
}

export const describeCause = ({ trigger }: Pick<Arrow, "trigger">): string =>
  "operation" in trigger ? [trigger.operation, trigger.short].filter(Boolean).join(", ") : trigger.short;

export function findMove({ moves }: Drive, arrow: Arrow): ConditionalMove {
  const move = moves[describeCause(arrow)];
  if (!move) throw new Error(`Nothing triggers ${describeCause(arrow)}.`);
  return typeof move === "function" ? { action: move } : move;
}

export interface ObjectState {
  state: string | null;
  cause: string;
  variant: string;
}

/** Why an arrow can't be pressed; undefined if it can. */
export function nameObstacle(arrow: Arrow, { state, cause, variant }: ObjectState, drive: Drive): string | undefined {
  if (arrow.from !== state) {
    if (arrow.from === null) return "Already started. Select Start over first.";
    return state === null
      ? "Start with an arrow from the dot."
      : `This transition starts at ${arrow.from}, but the state is ${state}.`;
  }
  const { variants: onlyVariants, findObstacle } = findMove(drive, arrow);
  if (!onlyVariants || onlyVariants.includes(variant)) return findObstacle?.(cause);
  return `Available only with ${onlyVariants.map((name) => `“${name}”`).join(" or ")}. Select it under Start with.`;
}
