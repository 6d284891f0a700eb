import { type CatalogError, type DeepReadonly, errors, type StateMachine, type Transition } from "@openparlance/api";
import { type SandboxAccess, valueAt } from "../../sandbox/sandbox-requests.ts";
import { differenceFrom } from "../errors/difference.ts";
import type { ScenarioEntry } from "../panel.ts";
import type { ConditionalMove, Drive } from "./drive.ts";
import { Refused, StateRun } from "./run.ts";

type Machine = DeepReadonly<StateMachine>;
export type Arrow = DeepReadonly<Transition>;

export interface Outcome {
  isAsDrawn: boolean;
  words: string;
}

/** An object in a sandbox, whose state machine the reader controls. */
export class DrivenObject {
  readonly variant: string;
  readonly #machine: Machine;
  readonly #drive: Drive;
  readonly #run: StateRun;
  /** Null before the object exists. */
  state: string | null = null;
  cause = "";

  private constructor(machine: Machine, drive: Drive, run: StateRun) {
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
    return new DrivenObject(machine, drive, new StateRun(sandbox, variant, addEntry));
  }

  /** Causes the arrow's transition, and reads the new state. */
  async press(arrow: Arrow): Promise<Outcome> {
    const { from, to, response } = arrow;
    const move = moveFor(this.#drive, arrow);
    const refused = await move.do(this.#run, { from, to }).then(() => undefined, refusal);
    if (from !== null || !refused) this.state = await this.#drive.read(this.#run);
    if (response !== undefined) return this.#refusedAs(response, refused);
    const now = this.state ?? "deleted";
    if (refused)
      return {
        isAsDrawn: false,
        words: `Rejected with ${refused.response.status}: ${messageOf(refused)} The state is ${now}.`,
      };
    this.cause = describeCause(arrow);
    if (this.state === to) return { isAsDrawn: true, words: `The state is ${to}.` };
    const isAsDrawn = move.goesOn === true && this.#followsAtOnce(to);
    return {
      isAsDrawn,
      words: isAsDrawn ? `The state was ${to} and is now ${now}.` : `The state is ${now}, not ${to}.`,
    };
  }

  #followsAtOnce(passed: string): boolean {
    return this.#machine.transitions.some(
      ({ from, to, trigger }) => from === passed && to === this.state && "event" in trigger,
    );
  }

  #refusedAs(id: string, refused: Refused | undefined): Outcome {
    const row: DeepReadonly<CatalogError> | undefined = Object.values(errors).find((error) => error.id === id);
    const isAsDrawn = row !== undefined && refused !== undefined && !differenceFrom(row, refused.response);
    const said = refused ? `Rejected with ${refused.response.status}: ${messageOf(refused)}` : "Not rejected.";
    return { isAsDrawn, words: `${said} The state is ${this.state}.` };
  }
}

function refusal(error: unknown): Refused {
  if (error instanceof Refused) return error;
  throw error;
}

const messageOf = ({ response: { body } }: Refused): string =>
  typeof body === "string" ? body : String(valueAt(body, "message"));

export const describeCause = ({ trigger }: Pick<Arrow, "trigger">): string =>
  "operation" in trigger ? [trigger.operation, trigger.short].filter(Boolean).join(", ") : trigger.short;

function moveFor({ moves }: Drive, arrow: Arrow): ConditionalMove {
  const move = moves[describeCause(arrow)];
  if (!move) throw new Error(`Nothing triggers ${describeCause(arrow)}.`);
  return typeof move === "function" ? { do: move } : move;
}

export interface Situation {
  state: string | null;
  cause: string;
  variant: string;
}

/** Why an arrow can't be pressed; undefined if it can. */
export function obstacleTo(arrow: Arrow, { state, cause, variant }: Situation, drive: Drive): string | undefined {
  if (arrow.from !== state) {
    if (arrow.from === null) return "Already started. Select Start over first.";
    return state === null
      ? "Start with an arrow from the dot."
      : `This transition starts at ${arrow.from}, but the state is ${state}.`;
  }
  const { only, bar } = moveFor(drive, arrow);
  if (!only || only.includes(variant)) return bar?.(cause);
  return `Available only with ${only.map((name) => `“${name}”`).join(" or ")}. Select it under Start with.`;
}

/** Whether the next state follows at once. */
export const goesOn = (arrow: Arrow, drive: Drive): boolean => moveFor(drive, arrow).goesOn === true;
