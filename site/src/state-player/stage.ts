import type { Sandbox } from "@parlance/sandbox";
import { LazySandbox } from "../sandbox/lazy-sandbox.ts";

const shared = new LazySandbox();
let drivenNow: object | undefined;
let lose = () => {};

/**
 * The sandbox of the diagrams, for one of them at a time: each begins by resetting it.
 *
 * @param diagram the next one; the one before it gets a notice by its `onLost`
 */
export function takeStage(diagram: object, onLost: () => void): Promise<Sandbox> {
  if (drivenNow && drivenNow !== diagram) lose();
  drivenNow = diagram;
  lose = onLost;
  return shared.open();
}

/** A diagram that is closed gets no notice when another one begins, and ends the sandbox with all that is under way. */
export function leaveStage(diagram: object): void {
  if (drivenNow !== diagram) return;
  drivenNow = undefined;
  lose = () => {};
  shared.close();
}
