import { type CommandWords, type ParsedArgs, runInStore, type StoreCommand } from "../../commands/command.ts";
import type { Store } from "../../store/store.ts";
import { openedStore } from "../database/database.ts";
import { ensureOrganization } from "../first-start.ts";
import { readSettings, type ServerSettings } from "../settings/settings.ts";

export interface Command extends CommandWords {
  /** Returns lines to print, with an exit code if they report a failure. */
  run(input: ParsedArgs, env: NodeJS.ProcessEnv, runCase?: RunCase): Promise<string[] | Outcome>;
}

interface Outcome {
  lines: string[];
  exitCode: number;
}

/** Runs the case in a file on a new server for tests. Only a program that includes this server can pass it. */
export type RunCase = (file: string) => Promise<Outcome>;

/** Runs a command on the store, which a running server may use at the same time. */
export const overStore = (command: StoreCommand): Command => ({
  ...command,
  run: (input, env) => withStore(env, (store) => runInStore(command, input, store)),
});

/** Opens the store of a server with these variables, even before its first start. */
export async function withStore<Done>(
  env: NodeJS.ProcessEnv,
  work: (store: Store, settings: ServerSettings) => Promise<Done>,
): Promise<Done> {
  const settings = readSettings(env);
  const store = await openedStore(settings);
  try {
    await ensureOrganization(store.accounts);
    return await work(store, settings);
  } finally {
    await store.close();
  }
}
