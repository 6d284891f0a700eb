import { type CatalogError, type DeepReadonly, errors, type StateMachine, type Transition } from "@openparlance/api";
import { type SandboxAccess, valueAt } from "../../sandbox/sandbox-requests.ts";
import { findDifference } from "../errors/difference.ts";
import type { ScenarioEntry } from "../panel.ts";
import type { ConditionalMove, Drive } from "./drive.ts";
import { DiagramObject, RefusedError } from "./run.ts";

type Machine = DeepReadonly<StateMachine>;
export type Arrow = DeepReadonly<Transition>;

export interface Outcome {
  isAsDrawn: boolean;
  explanation: string;
}

/** An object in a sandbox, whose state machine the reader controls. */
export class DrivenObject {
  readonly variant: string;
  readonly #machine: Machine;
  readonly #drive: Drive;
  readonly #run: DiagramObject;
  /** Null before the object exists. */
  state: string | null = null;
  cause = "";

  private constructor(machine: Machine, drive: Drive, run: DiagramObject) {
    this.#machine = machine;
    this.#drive = drive;
    this.#run = run;
    this.variant = run.variant;
  }

  /** @param addEntry runs after each step */
  static async start(
    machine: Machine,
    drive: Drive,
    {
      sandbox,
      variant = drive.variants?.[0] ?? "",
      report: addEntry,
    }: { sandbox: SandboxAccess; variant?: string; report(entry: ScenarioEntry): void },
  ): Promise<DrivenObject> {
    await sandbox.perform({ name: "reset" });
    // Background work waits until the reader presses its arrow.
    await sandbox.perform({ name: "hold", isOn: true });
    return new DrivenObject(machine, drive, new DiagramObject(sandbox, variant, addEntry));
  }

  /** Causes the arrow's transition, and reads the new state. */
  async press(arrow: Arrow): Promise<Outcome> {
    const { from, to, response } = arrow;
    const move = findMove(this.#drive, arrow);
    const refused = await move.action(this.#run, { from, to }).then(() => undefined, requireRefusal);
    if (from !== null || !refused) this.state = await this.#drive.read(this.#run);
    if (response !== undefined) return this.#compareRefusal(response, refused);
    const now = this.state ?? "deleted";
    if (refused)
      return {
        isAsDrawn: false,
        explanation: `Rejected with ${refused.response.status}: ${messageOf(refused)} The state is ${now}.`,
      };
    this.cause = describeCause(arrow);
    if (this.state === to) return { isAsDrawn: true, explanation: `The state is ${to}.` };
    const isAsDrawn = move.continuesAtOnce === true && this.#isFollowedAtOnce(to);
    return {
      isAsDrawn,
      explanation: isAsDrawn ? `The state was ${to} and is now ${now}.` : `The state is ${now}, not ${to}.`,
    };
  }

  #isFollowedAtOnce(passed: string): boolean {
    return this.#machine.transitions.some(
      ({ from, to, trigger }) => from === passed && to === this.state && "event" in trigger,
    );
  }

  #compareRefusal(id: string, refused: RefusedError | undefined): Outcome {
    const row: DeepReadonly<CatalogError> | undefined = Object.values(errors).find((error) => error.id === id);
    const isAsDrawn = row !== undefined && refused !== undefined && !findDifference(row, refused.response);
    const said = refused ? `Rejected with ${refused.response.status}: ${messageOf(refused)}` : "Not rejected.";
    return { isAsDrawn, explanation: `${said} The state is ${this.state}.` };
  }
}

function requireRefusal(error: unknown): RefusedError {
  if (error instanceof RefusedError) return error;
  throw error;
}

const messageOf = ({ response: { body } }: RefusedError): string =>
  typeof body === "string" ? body : String(valueAt(body, "message"));

export const describeCause = ({ trigger }: Pick<Arrow, "trigger">): string =>
  "operation" in trigger ? [trigger.operation, trigger.short].filter(Boolean).join(", ") : trigger.short;

function findMove({ moves }: Drive, arrow: Arrow): ConditionalMove {
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

/** Whether the next state follows at once. */
export const continuesAtOnce = (arrow: Arrow, drive: Drive): boolean => findMove(drive, arrow).continuesAtOnce === true;
