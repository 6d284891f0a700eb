import { type CommandWords, nameOf } from "./command.ts";
import { findCommand } from "./parse-args.ts";

export const help: CommandWords = {
  usage: "help [COMMAND]",
  does: "lists the commands, or describes a command or group; --help after a name does the same",
};

const whereTheyWork = 'Commands apply to the organization "Default" unless you specify another with --organization.';

/**
 * The help for words that end with `help` or `--help`, or are only a group's name; undefined for a command to run.
 * @throws CliError when they request help for an unknown command
 */
export function findHelp(words: readonly string[], commands: readonly CommandWords[], program = "parlance") {
  const topic = findTopic(words, commands);
  if (topic === undefined) return undefined;
  if (topic === "") return formatHelp(commands, program);
  const onTopic = [help, ...commands].filter((each) => `${nameOf(each)} `.startsWith(`${topic} `));
  const usages = (onTopic.length > 0 ? onTopic : [findCommand(topic.split(" "), commands, program)]).flatMap(
    (command) => [`${program} ${command.usage}`, `    ${command.does}`],
  );
  return [...usages, "", whereTheyWork];
}

function findTopic(words: readonly string[], commands: readonly CommandWords[]): string | undefined {
  const before = words.includes("--") ? words.slice(0, words.indexOf("--")) : words;
  const named = before.filter((word) => !word.startsWith("-"));
  if (named[0] === "help") return named.slice(1).join(" ");
  const isGroup = commands.some((each) => nameOf(each).startsWith(`${named.join(" ")} `));
  return words.length === 0 || isGroup || before.includes("--help") || before.includes("-h")
    ? named.join(" ")
    : undefined;
}

const formatHelp = (commands: readonly CommandWords[], program: string): string[] => [
  `${program} COMMAND [--organization NAME]`,
  "",
  ...[help, ...commands].flatMap((command) => [`  ${command.usage}`, `      ${command.does}`]),
  "",
  whereTheyWork,
];

export const formatMarkdown = (commands: readonly CommandWords[]): string[] => [
  "# Commands",
  "",
  "Each command begins with `parlance`: see [The command line](install.md#the-command-line).",
  quoteOptions(whereTheyWork),
  ...[help, ...commands].flatMap(({ usage, does }) => ["", `## \`${usage}\``, "", quoteOptions(toSentence(does))]),
];

/** The list of commands as lines of a manual page. Source: man(7) of Linux and BSD. */
export const formatManPage = (commands: readonly CommandWords[]): string[] => [
  '.TH PARLANCE 1 "" Parlance "User Commands"',
  ".SH NAME",
  "parlance \\- translation server with its documentation",
  ".SH SYNOPSIS",
  ".B parlance",
  ".I COMMAND",
  "[\\fB\\-\\-organization\\fR \\fINAME\\fR]",
  ".SH DESCRIPTION",
  escapeRoff(whereTheyWork),
  ".SH COMMANDS",
  ...[help, ...commands].flatMap(({ usage, does }) => [
    ".TP",
    `.B "${escapeRoff(usage)}"`,
    escapeRoff(toSentence(does)),
  ]),
  ".SH EXIT STATUS",
  "0 if the command succeeded. 1 if it failed, with the reason in one line on the standard error.",
  ".SH ENVIRONMENT",
  ...Object.entries(environment).flatMap(([name, does]) => [".TP", `.B ${name}`, does]),
  ".SH SEE ALSO",
  "The command",
  ".B parlance config",
  "shows all settings,",
  ".B parlance doctor",
  "checks them, and the pages in docs/operations of the package explain them.",
];

const environment = {
  PARLANCE_DATA: "The data folder, the same as that of the server.",
  DATABASE_URL: "The PostgreSQL database, if it isn't SQLite in the data folder.",
};

const toSentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

const quoteOptions = (text: string): string => text.replace(/--[a-z]+(?: \d+[a-z])?/g, "`$&`");

/** A minus that can be copied. Backslashes, quotation marks, and first periods, which are syntax, are escaped. */
const escapeRoff = (text: string): string =>
  text
    .replaceAll("\\", "\\e")
    .replaceAll("-", "\\-")
    .replaceAll('"', "\\(dq")
    .replaceAll("…", "...")
    .replace(/^[.']/, "\\&$&");
