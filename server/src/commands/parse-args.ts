import { CliError, type CommandWords, type ParsedArgs } from "./command.ts";

/**
 * Finds the command that words begin with, and what is after its name.
 *
 * @throws CliError when there is no such command, or not this way
 */
export function parseArgs<Command extends CommandWords>(
  words: readonly string[],
  commands: readonly Command[],
): { command: Command; given: ParsedArgs } {
  const command = commands.find(({ name }) => `${words.join(" ")} `.startsWith(`${name} `));
  if (!command) {
    const asked = words.filter((word) => !word.startsWith("-")).slice(0, 2);
    throw new CliError(`There is no command "${asked.join(" ")}"; "parlance help" lists them.`);
  }
  const given = parseOptions(words.slice(command.name.split(" ").length), command.options);
  const required = command.arguments.filter((name) => !name.startsWith("["));
  const { length } = given.arguments;
  const max = command.arguments.at(-1)?.endsWith("…") ? Number.POSITIVE_INFINITY : command.arguments.length;
  if (length < required.length || length > max) {
    throw new CliError(`Usage: parlance ${formatUsage(command)}`);
  }
  return { command, given };
}

/** `--name VALUE`, `--name=VALUE`, `--flag` and arguments, in any order; all after `--` are arguments. */
function parseOptions(words: readonly string[], options: CommandWords["options"]): ParsedArgs {
  const given: ParsedArgs = { arguments: [], options: {} };
  const left = [...words];
  for (let word = left.shift(); word !== undefined; word = left.shift()) {
    if (word === "--") given.arguments.push(...left.splice(0));
    else if (!word.startsWith("--")) given.arguments.push(word);
    else {
      const [, name = "", , sameWord] = /^--([^=]*)(=(.*))?$/su.exec(word) ?? [];
      given.options[name] = optionValue(name, { ...options, organization: { type: "string" } }, sameWord, left);
    }
  }
  return given;
}

function optionValue(
  name: string,
  options: CommandWords["options"],
  sameWord: string | undefined,
  left: string[],
): string | true {
  const type = Object.hasOwn(options, name) ? options[name]?.type : undefined;
  if (!type) throw new CliError(`Unknown option '--${name}'`);
  if (type === "boolean" && sameWord !== undefined) throw new CliError(`Option '--${name}' does not take a value`);
  if (type === "boolean") return true;
  const value = sameWord ?? (left[0]?.startsWith("-") ? undefined : left.shift());
  if (value === undefined) throw new CliError(`Option '--${name} <value>' argument missing`);
  return value;
}

/** How a command is called: its name, arguments, and options. */
export function formatUsage({ name, arguments: names, options }: CommandWords): string {
  const flags = Object.entries(options).map(([flag, { type }]) =>
    type === "boolean" ? `[--${flag}]` : `[--${flag} …]`,
  );
  return [name, ...names, ...flags].join(" ");
}
