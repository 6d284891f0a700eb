import type { CommandWords } from "./command.ts";
import { formatUsage } from "./parse-args.ts";

/** Whether words request the list of commands. */
export const askForHelp = (words: readonly string[]): boolean =>
  words.length === 0 || ["help", "--help", "-h"].includes(words[0] ?? "");

const whereTheyWork = 'Commands work on the organization "Default" unless --organization names another.';

/** The list of commands, in lines. */
export const formatHelp = (commands: readonly CommandWords[]): string[] => [
  "parlance COMMAND [--organization NAME]",
  "",
  ...commands.flatMap((command) => [`  ${formatUsage(command)}`, `      ${command.does}`]),
  "",
  whereTheyWork,
];

/** The same list as Markdown, in lines. */
export const formatMarkdown = (commands: readonly CommandWords[]): string[] => [
  "# Commands",
  "",
  quoteOptions(whereTheyWork),
  ...commands.flatMap((command) => ["", `## \`${formatUsage(command)}\``, "", quoteOptions(toSentence(command.does))]),
];

/** The same list as a manual page, in lines. Source: man(7) of Linux and BSD. */
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
  ...commands.flatMap((command) => [
    ".TP",
    `.B "${escapeRoff(formatUsage(command))}"`,
    escapeRoff(toSentence(command.does)),
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

/** Options in text as code. */
const quoteOptions = (text: string): string => text.replace(/--[a-z]+(?: \d+[a-z])?/g, "`$&`");

/** A minus that can be copied; no backslash, quotation mark, or first period is read as a request. */
const escapeRoff = (text: string): string =>
  text
    .replaceAll("\\", "\\e")
    .replaceAll("-", "\\-")
    .replaceAll('"', "\\(dq")
    .replaceAll("…", "...")
    .replace(/^[.']/, "\\&$&");
