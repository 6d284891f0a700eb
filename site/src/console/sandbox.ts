import type { Accounts, Act, Sandbox } from "@parlance/sandbox";

export type AccountName = keyof Accounts;

let opening: Promise<Sandbox> | undefined;

/** The server in this page; started when it is first asked for. */
function opened(): Promise<Sandbox> {
  if (opening) return opening;
  opening = import("@parlance/sandbox").then(({ openSandbox }) => openSandbox());
  opening.catch(() => {
    opening = undefined;
  });
  return opening;
}

export const isSandboxOpen = (): boolean => opening !== undefined;

export const sendToSandbox = async (request: Request): Promise<Response> => (await opened()).fetch(request);

export const keyOf = async (account: AccountName): Promise<string> => (await opened()).accounts[account].key;

export const actInSandbox = async (act: Act): Promise<unknown> => (await opened()).act(act);
