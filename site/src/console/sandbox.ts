import type { Act, Faults, Sandbox } from "@parlance/sandbox";
import { rareErrorNamed } from "./rare-errors.ts";
import { type AccountName, receive, type Visit, visitNow } from "./visit.ts";

let opening: Promise<Sandbox> | undefined;

/** The server in this page; started when it is first asked for. */
function opened(): Promise<Sandbox> {
  if (opening) return opening;
  opening = open();
  opening.catch(() => {
    opening = undefined;
  });
  return opening;
}

async function open(): Promise<Sandbox> {
  const { openSandbox } = await import("@parlance/sandbox").catch((cause: unknown) => {
    throw new Error("The sandbox did not load: the connection may be down. Press again.", { cause });
  });
  const sandbox = await openSandbox();
  sandbox.receive(receive);
  return sandbox;
}

export const isSandboxOpen = (): boolean => opening !== undefined;

export const sendToSandbox = async (request: Request): Promise<Response> => (await opened()).fetch(request);

export const keyOf = async (account: AccountName): Promise<string> => (await opened()).accounts[account].key;

export const actInSandbox = async (act: Act): Promise<string[]> => (await opened()).act(act);

/** Lets go wrong in the sandbox what the visit says. What the header Parlance-Fault asks for comes with each request. */
export async function applyFaults(): Promise<void> {
  await actInSandbox({ name: "faults", faults: faultsIn(visitNow.get()) });
}

/** In production mode nothing goes wrong at will. */
const faultsIn = ({ latencyMs, fault, mode }: Visit): Faults => ({
  latencyMs,
  ...(mode === "development" && rareErrorNamed(fault)?.own),
});
