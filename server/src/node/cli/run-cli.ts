import { ConfigurationError } from "@openparlance/filters";
import serverPackage from "../../../package.json" with { type: "json" };
import { CliError } from "../../commands/command.ts";
import { findHelp, formatManPage, formatMarkdown } from "../../commands/help.ts";
import { storeCommands } from "../../commands/index.ts";
import { parseArgs } from "../../commands/parse-args.ts";
import { program } from "../program.ts";
import { StartError } from "../start-error.ts";
import { backups } from "./backups.ts";
import { check } from "./check.ts";
import { type Command, overStore, type RunCase } from "./command.ts";
import { createCompletion } from "./completion.ts";
import { config } from "./config.ts";
import { doctor } from "./doctor.ts";
import { evaluate } from "./evaluate/evaluate.ts";
import { filters } from "./filters.ts";
import { listen } from "./listen.ts";
import { mcp } from "./mcp.ts";
import { memories } from "./memories.ts";
import { models } from "./models.ts";
import { serve } from "./serve.ts";

const version: Command = {
  usage: "version",
  does: "prints the version; so does --version",
  run: async () => [serverPackage.version],
};

const cases: Command = {
  usage: "cases run FILE",
  does: "runs a case from the documentation on a new in-memory server; exits with 1 if a response differs, or 2 if it can't run",
  async run({ arguments: [file = ""] }, _, runCase) {
    if (!runCase) throw new CliError("This program has no server in memory. Install the packages again.");
    return runCase(file);
  },
};

export const commands: readonly Command[] = [
  serve,
  mcp,
  doctor,
  config,
  version,
  createCompletion(() => commands),
  ...storeCommands.map(overStore),
  listen,
  ...memories,
  ...filters,
  ...models,
  check,
  evaluate,
  cases,
  ...backups,
];

/**
 * Runs one command of the command line and prints its output. Returns the exit code; 1 after an error, which is printed
 * in one line. `runCase` runs a case of the documentation, where the program has a server for tests.
 */
export async function runCli(words: readonly string[], env: NodeJS.ProcessEnv, runCase?: RunCase): Promise<number> {
  try {
    const help = findHelpAs(words);
    if (help) {
      print(help);
      return 0;
    }
    const { command, input } = parseArgs(isVersion(words) ? ["version"] : words, commands, program);
    const done = await command.run(input, env, runCase);
    print(Array.isArray(done) ? done : done.lines);
    return Array.isArray(done) ? 0 : done.exitCode;
  } catch (error) {
    console.error(describeError(error));
    return 1;
  }
}

const isVersion = ([word]: readonly string[]): boolean => word === "--version" || word === "-v";

function findHelpAs(words: readonly string[]): string[] | undefined {
  const [first, second] = words;
  if (first === "help" && second === "--markdown") return formatMarkdown(commands);
  if (first === "help" && second === "--man") return formatManPage(commands);
  const lines = findHelp(words, commands, program);
  return lines && [...lines, whereTheyWork];
}

const whereTheyWork =
  "The commands use the same data folder (PARLANCE_DATA) and database (DATABASE_URL) as the server.";

function print(lines: readonly string[]): void {
  if (lines.length > 0) console.log(lines.join("\n"));
}

function describeError(error: unknown): string {
  const isOurs = error instanceof CliError || error instanceof StartError || error instanceof ConfigurationError;
  const message = error instanceof Error ? error.message : String(error);
  return isOurs ? message : `The command failed: ${message.split("\n")[0]}`;
}
