import { runInStore } from "../src/commands/command.ts";
import { storeCommands } from "../src/commands/index.ts";
import { parseArgs } from "../src/commands/parse-args.ts";
import type { Store } from "../src/store/store.ts";

/** Runs a command of the command line on a store. @returns the lines that it prints */
export async function runCommand(store: Store, ...words: string[]): Promise<string[]> {
  const { command, input } = parseArgs(words, storeCommands);
  return runInStore(command, input, store);
}

/** Runs a command with `--json`, and parses its output. */
export async function readCommand(store: Store, ...words: string[]) {
  return JSON.parse((await runCommand(store, ...words, "--json")).join("\n"));
}
