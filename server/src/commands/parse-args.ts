import { argumentsOf, CliError, type CommandWords, nameOf, optionsOf, type ParsedArgs } from "./command.ts";
import { suggest } from "./suggest.ts";

/**
 * Finds the command at the beginning of the words, and parses the rest. `program` is the program's name in messages.
 * @throws CliError when the command is unknown or its arguments are wrong
 */
export function parseArgs<Command extends CommandWords>(
  words: readonly string[],
  commands: readonly Command[],
  program = "parlance",
): { command: Command; input: ParsedArgs } {
  const command = findCommand(words, commands, program);
  const args = parseOptions(words.slice(nameOf(command).split(" ").length), command, program);
  const names = argumentsOf(command);
  const required = names.filter((name) => !name.startsWith("["));
  const { length } = args.arguments;
  const max = names.at(-1)?.endsWith("…") ? Number.POSITIVE_INFINITY : names.length;
  if (length < required.length || length > max) throw new CliError(`Usage: ${program} ${command.usage}`);
  return { command, input: args };
}

/** @throws CliError with the name of a similar command, if there is one */
export function findCommand<Command extends CommandWords>(
  words: readonly string[],
  commands: readonly Command[],
  program: string,
): Command {
  const command = commands.find((each) => `${words.join(" ")} `.startsWith(`${nameOf(each)} `));
  if (command) return command;
  const [first, second = ""] = words.filter((word) => !word.startsWith("-"));
  if (first === undefined) throw new CliError(`Unknown option '${words[0]}'. "${program} help" lists the commands.`);
  const input = `${first} ${second}`.trim();
  const names = commands.map(nameOf);
  const group = names.filter((name) => name.startsWith(`${first} `));
  const starts = ["help", ...new Set(names.map((name) => name.split(" ")[0] as string))];
  const similar = group.length > 0 ? suggest(input, group) : (suggest(input, names) ?? suggest(first, starts));
  const listing = [program, "help", ...(group.length > 0 ? [first] : [])].join(" ");
  throw new CliError(`There is no command "${input}".${didYouMean(similar)} "${listing}" lists them.`);
}

const didYouMean = (similar: string | undefined): string =>
  similar === undefined ? "" : ` Did you mean "${similar}"?`;

/** Parses `--name VALUE`, `--name=VALUE`, `--flag`, and arguments, in any order. All words after `--` are arguments. */
function parseOptions(words: readonly string[], command: CommandWords, program: string): ParsedArgs {
  const options = new Map([...optionsOf(command), ["organization", true]]);
  const args: ParsedArgs = { arguments: [], options: {}, program };
  const left = [...words];
  for (let word = left.shift(); word !== undefined; word = left.shift()) {
    if (word === "--") args.arguments.push(...left.splice(0));
    else if (!word.startsWith("--")) args.arguments.push(word);
    else {
      const [, name = "", , sameWord] = /^--([^=]*)(=(.*))?$/su.exec(word) ?? [];
      const hasValue = options.get(name);
      if (hasValue === undefined) throw unknownOption(name, [...options.keys()], `${program} help ${nameOf(command)}`);
      args.options[name] = optionValue(name, hasValue, sameWord, left);
    }
  }
  return args;
}

function unknownOption(name: string, known: readonly string[], help: string): CliError {
  const similar = suggest(name, known);
  return new CliError(
    `Unknown option '--${name}'.${didYouMean(similar && `--${similar}`)} "${help}" lists the options.`,
  );
}

function optionValue(name: string, hasValue: boolean, sameWord: string | undefined, left: string[]): string | true {
  if (!hasValue && sameWord !== undefined) throw new CliError(`Option '--${name}' does not take a value`);
  if (!hasValue) return true;
  const value = sameWord ?? (left[0]?.startsWith("-") ? undefined : left.shift());
  if (value === undefined) throw new CliError(`Option '--${name} <value>' argument missing`);
  return value;
}
