import { runInStore } from "../src/commands/command.ts";
import { storeCommands } from "../src/commands/index.ts";
import { parseArgs } from "../src/commands/parse-args.ts";
import type { Store } from "../src/store/store.ts";

/** @returns the printed lines */
export async function runCommand(store: Store, ...words: string[]): Promise<string[]> {
  const { command, input } = parseArgs(words, storeCommands);
  return runInStore(command, input, store);
}

export async function readCommand(store: Store, ...words: string[]) {
  return JSON.parse((await runCommand(store, ...words, "--json")).join("\n"));
}
