import type { Sandbox } from "@openparlance/sandbox";
import { LazySandbox } from "../../sandbox/lazy-sandbox.ts";

const shared = new LazySandbox();
let drivenNow: object | undefined;
let lose = () => {};

/**
 * Opens the sandbox of the diagrams for one diagram at a time. Each diagram resets it first.
 *
 * @param diagram the next diagram; the previous one's `onLost` is called
 */
export function takeStage(diagram: object, onLost: () => void): Promise<Sandbox> {
  if (drivenNow && drivenNow !== diagram) lose();
  drivenNow = diagram;
  lose = onLost;
  return shared.open();
}

/** Closes a diagram and its sandbox with all running work. A closed diagram isn't notified when another one opens. */
export function leaveStage(diagram: object): void {
  if (drivenNow !== diagram) return;
  drivenNow = undefined;
  lose = () => {};
  shared.close();
}
