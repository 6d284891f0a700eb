import type { Faults, OperatorAction, Sandbox } from "@openparlance/sandbox";
import { saveFile } from "../../browser/element.ts";
import { LazySandbox, loadSandbox } from "../../sandbox/lazy-sandbox.ts";
import { type AccountName, addDelivery, type ConsoleState, consoleStore } from "../state/console-store.ts";
import { findRareError } from "./rare-errors.ts";

const consoleSandbox = new LazySandbox();

const openSandbox = (): Promise<Sandbox> =>
  consoleSandbox.open(async () => {
    const sandbox = await loadSandbox();
    sandbox.receive(addDelivery);
    return sandbox;
  });

export const isSandboxOpen = (): boolean => consoleSandbox.isOpen;

/** Requests and acts since the last reset, oldest first, up to the limit of a case. */
const doneActions: (Request | OperatorAction)[] = [];
const maxDoneActions = 100;

function recordAction(action: Request | OperatorAction): void {
  if ("name" in action && action.name === "reset") doneActions.length = 0;
  else doneActions.push(action);
  if (doneActions.length > maxDoneActions) doneActions.shift();
}

export const listDoneActions = (): readonly (Request | OperatorAction)[] => doneActions;

export async function sendToSandbox(request: Request): Promise<Response> {
  recordAction(request.clone());
  return (await openSandbox()).fetch(request);
}

export const loadKey = async (account: AccountName): Promise<string> => (await openSandbox()).accounts[account].key;

export async function actInSandbox(act: OperatorAction): Promise<string[]> {
  recordAction(act);
  return (await openSandbox()).perform(act);
}

export const saveSandbox = async (): Promise<void> =>
  saveFile("parlance-sandbox.bin", new Blob([await (await openSandbox()).save()]));

/** Sets the sandbox's simulated errors. Those of `Parlance-Fault` are sent with each request. */
export async function applyFaults(): Promise<void> {
  await actInSandbox({ name: "faults", faults: readFaults(consoleStore.get()) });
}

/** Only development mode simulates errors. */
const readFaults = ({ latencyMs, fault, mode }: ConsoleState): Faults => ({
  latencyMs,
  ...(mode === "development" && findRareError(fault)?.sandboxFaults),
});
