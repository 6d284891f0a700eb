import type { Act, Sandbox } from "@parlance/sandbox";
import { type AccountName, receive } from "./visit.ts";

let opening: Promise<Sandbox> | undefined;

/** The server in this page; started when it is first asked for. */
function opened(): Promise<Sandbox> {
  if (opening) return opening;
  opening = import("@parlance/sandbox").then(async ({ openSandbox }) => {
    const sandbox = await openSandbox();
    sandbox.receive(receive);
    return sandbox;
  });
  opening.catch(() => {
    opening = undefined;
  });
  return opening;
}

export const isSandboxOpen = (): boolean => opening !== undefined;

export const sendToSandbox = async (request: Request): Promise<Response> => (await opened()).fetch(request);

export const keyOf = async (account: AccountName): Promise<string> => (await opened()).accounts[account].key;

export const actInSandbox = async (act: Act): Promise<string[]> => (await opened()).act(act);
