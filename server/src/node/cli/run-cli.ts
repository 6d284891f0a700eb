import { parseArgs } from "node:util";
import { ConfigurationError } from "@parlance/filters";
import { readSettings } from "../settings.ts";
import { StartError } from "../start-error.ts";
import { backups } from "./backups.ts";
import { CliError, type Command } from "./command.ts";
import { domains } from "./domains.ts";
import { filters } from "./filters.ts";
import { keys } from "./keys.ts";
import { memories } from "./memories.ts";
import { models } from "./models.ts";
import { organizations } from "./organizations.ts";
import { usage } from "./usage.ts";
import { users } from "./users.ts";
import { webhooks } from "./webhooks.ts";

const commands: readonly Command[] = [
  ...[keys, organizations, memories, users, domains, models, filters, webhooks, usage, backups],
].flat();

/**
 * Runs one command of the command line and prints what it says.
 *
 * @returns the exit code; when it is not 0, the reason was printed in one line
 */
export async function runCli(words: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  try {
    if (words.length === 0 || ["help", "--help", "-h"].includes(words[0] ?? "")) print(help());
    else {
      const { command, given } = read(words);
      print(await command.run(given, readSettings(env)));
    }
    return 0;
  } catch (error) {
    console.error(reasonOf(error));
    return 1;
  }
}

function read(words: readonly string[]) {
  const command = commands.find(({ name }) => `${words.join(" ")} `.startsWith(`${name} `));
  if (!command) {
    const asked = words.filter((word) => !word.startsWith("-")).slice(0, 2);
    throw new CliError(`There is no command "${asked.join(" ")}"; "npx parlance help" lists them.`);
  }
  const { values, positionals } = parse(command, words.slice(command.name.split(" ").length));
  if (positionals.length !== command.arguments.length) throw new CliError(`Usage: npx parlance ${usageOf(command)}`);
  return { command, given: { arguments: positionals, options: values as Record<string, string | boolean> } };
}

function parse({ options }: Command, args: string[]) {
  try {
    const all = { organization: { type: "string" as const }, ...options };
    return parseArgs({ args, options: all, allowPositionals: true });
  } catch (error) {
    // The rest of what it says is advice on quoting.
    throw new CliError((error as Error).message.split(/\. /)[0]);
  }
}

function usageOf({ name, arguments: names, options }: Command): string {
  const flags = Object.entries(options).map(([flag, { type }]) =>
    type === "boolean" ? `[--${flag}]` : `[--${flag} …]`,
  );
  return [name, ...names, ...flags].join(" ");
}

function help(): string[] {
  const lines = commands.flatMap((command) => [`  ${usageOf(command)}`, `      ${command.does}`]);
  return [
    "npx parlance COMMAND [--organization NAME]",
    "",
    ...lines,
    "",
    'Commands work on the organization "Default" unless --organization names another.',
    "They use the data folder PARLANCE_DATA and the database DATABASE_URL as the server does.",
  ];
}

function print(lines: readonly string[]): void {
  if (lines.length > 0) console.log(lines.join("\n"));
}

/** One line, also of what nobody expected. */
function reasonOf(error: unknown): string {
  const isOurs = error instanceof CliError || error instanceof StartError || error instanceof ConfigurationError;
  const message = error instanceof Error ? error.message : String(error);
  return isOurs ? message : `It failed: ${message.split("\n")[0]}`;
}
