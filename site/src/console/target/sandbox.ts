import type { Faults, OperatorAction, Sandbox } from "@openparlance/sandbox";
import { saveFile } from "../../browser/element.ts";
import { LazySandbox, loadSandbox } from "../../sandbox/lazy-sandbox.ts";
import { type AccountName, type ConsoleState, consoleStore, receive } from "../state/console-store.ts";
import { rareErrorNamed } from "./rare-errors.ts";

const consoleSandbox = new LazySandbox();

const open = (): Promise<Sandbox> =>
  consoleSandbox.open(async () => {
    const sandbox = await loadSandbox();
    sandbox.receive(receive);
    return sandbox;
  });

export const isSandboxOpen = (): boolean => consoleSandbox.isOpen;

/** Requests and acts since the last reset, oldest first, up to the limit of a case. */
const done: (Request | OperatorAction)[] = [];
const maxDone = 100;

function recordAction(action: Request | OperatorAction): void {
  if ("name" in action && action.name === "reset") done.length = 0;
  else done.push(action);
  if (done.length > maxDone) done.shift();
}

export const listDone = (): readonly (Request | OperatorAction)[] => done;

export async function sendToSandbox(request: Request): Promise<Response> {
  recordAction(request.clone());
  return (await open()).fetch(request);
}

export const loadKey = async (account: AccountName): Promise<string> => (await open()).accounts[account].key;

export async function actInSandbox(act: OperatorAction): Promise<string[]> {
  recordAction(act);
  return (await open()).perform(act);
}

export const saveSandbox = async (): Promise<void> =>
  saveFile("parlance-sandbox.bin", new Blob([await (await open()).save()]));

/** Sets the sandbox's simulated errors. Those of `Parlance-Fault` are sent with each request. */
export async function applyFaults(): Promise<void> {
  await actInSandbox({ name: "faults", faults: faultsIn(consoleStore.get()) });
}

/** Only development mode simulates errors. */
const faultsIn = ({ latencyMs, fault, mode }: ConsoleState): Faults => ({
  latencyMs,
  ...(mode === "development" && rareErrorNamed(fault)?.sandboxFaults),
});
