import { CliError, type CommandWords, nameOf, optionsOf } from "../../commands/command.ts";
import { help } from "../../commands/help.ts";
import type { Command } from "./command.ts";

/** A command, split into words, because shells complete word by word. */
interface CompletedCommand {
  words: string[];
  options: string[];
  does: string;
}

const scripts: Record<string, (commands: readonly CompletedCommand[]) => string[]> = {
  bash: formatBash,
  fish: formatFish,
  zsh: formatZsh,
};

/** @param commands all commands, including this one */
export const createCompletion = (commands: () => readonly CommandWords[]): Command => ({
  usage: "completion SHELL",
  does: "prints a script that completes commands and options in bash, fish, or zsh",
  async run({ arguments: [shell = ""] }) {
    const format = Object.hasOwn(scripts, shell) ? scripts[shell] : undefined;
    if (!format) throw new CliError(`SHELL must be ${Object.keys(scripts).join(", ")}, not "${shell}".`);
    return format([help, ...commands()].map(toCompleted));
  },
});

const toCompleted = (command: CommandWords): CompletedCommand => ({
  words: nameOf(command).split(" "),
  options: [...optionsOf(command).keys(), "organization"].map((option) => `--${option}`),
  does: command.does,
});

/** Returns a map from the words before the cursor, joined with spaces, to the words that may follow. */
function findNextWords(commands: readonly CompletedCommand[]): Map<string, Set<string>> {
  const next = new Map<string, Set<string>>();
  for (const { words, options } of commands) {
    for (const [index, word] of words.entries()) {
      const before = words.slice(0, index).join(" ");
      next.set(before, (next.get(before) ?? new Set()).add(word));
    }
    const whole = words.join(" ");
    next.set(whole, new Set([...(next.get(whole) ?? []), ...options]));
  }
  return next;
}

/** Lines of a `case`, the longest command first, because options and arguments follow the command. */
const formatCases = (commands: readonly CompletedCommand[], format: (words: string) => string): string[] =>
  [...findNextWords(commands)]
    .sort(([one], [other]) => other.split(" ").length - one.split(" ").length || (one < other ? -1 : 1))
    .map(([before, words]) => `    ${before === "" ? '""' : `"${before}"*`}) ${format([...words].join(" "))} ;;`);

function formatBash(commands: readonly CompletedCommand[]): string[] {
  return [
    "_parlance() {",
    `  local before="\${COMP_WORDS[*]:1:COMP_CWORD-1}" words=""`,
    '  case "$before" in',
    ...formatCases(commands, (words) => `words="${words}"`),
    "  esac",
    `  COMPREPLY=($(compgen -W "$words" -- "\${COMP_WORDS[COMP_CWORD]}"))`,
    "}",
    "complete -o default -F _parlance parlance",
  ];
}

function formatZsh(commands: readonly CompletedCommand[]): string[] {
  return [
    "#compdef parlance",
    "_parlance() {",
    `  local before="\${(j: :)words[2,CURRENT-1]}"`,
    '  case "$before" in',
    ...formatCases(commands, (words) => `compadd -- ${words}`),
    "    *) _files ;;",
    "  esac",
    "}",
    "compdef _parlance parlance",
  ];
}

function formatFish(commands: readonly CompletedCommand[]): string[] {
  const quote = (text: string) => `'${text.replaceAll("\\", "\\\\").replaceAll("'", "\\'")}'`;
  const groups = new Set(commands.filter(({ words }) => words.length > 1).map(({ words }) => words[0] as string));
  const lines = commands.flatMap(({ words, options, does }) => {
    const [first, second] = words;
    const isHere = words.map((word) => `__fish_seen_subcommand_from ${word}`).join("; and ");
    const flags = options.map((option) => `complete -c parlance -n ${quote(isHere)} -l ${option.slice(2)}`);
    if (second === undefined) {
      return [`complete -c parlance -f -n __fish_use_subcommand -a ${first} -d ${quote(does)}`, ...flags];
    }
    const others = commands.filter((each) => each.words[0] === first).map((each) => each.words[1]);
    const isNext = `__fish_seen_subcommand_from ${first}; and not __fish_seen_subcommand_from ${others.join(" ")}`;
    return [`complete -c parlance -f -n ${quote(isNext)} -a ${second} -d ${quote(does)}`, ...flags];
  });
  return [...[...groups].map((name) => `complete -c parlance -f -n __fish_use_subcommand -a ${name}`), ...lines];
}
