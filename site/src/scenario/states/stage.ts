import type { Sandbox } from "@openparlance/sandbox";
import { LazySandbox } from "../../sandbox/lazy-sandbox.ts";

const stageSandbox = new LazySandbox();
let drivenNow: object | undefined;
let lose = () => {};

/** The sandbox for one diagram at a time, which resets it first. Calls `onLost` of the previous diagram. */
export function takeStage(diagram: object, onLost: () => void): Promise<Sandbox> {
  if (drivenNow && drivenNow !== diagram) lose();
  drivenNow = diagram;
  lose = onLost;
  return stageSandbox.open();
}

/** Closes the sandbox of a closed diagram, whose `onLost` is not called. */
export function leaveStage(diagram: object): void {
  if (drivenNow !== diagram) return;
  drivenNow = undefined;
  lose = () => {};
  stageSandbox.close();
}
