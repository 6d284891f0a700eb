import { type Locale, parseLocale } from "@openparlance/text";
import type { Organization } from "../store/accounts/accounts.ts";
import type { Store } from "../store/store.ts";

/** The command can't be executed; the message is one line for the caller. */
export class CliError extends Error {}

/** The name of the organization and user that the first start creates. */
export const defaultOrganization = "Default";
export const defaultUser = "admin@localhost";

export interface ParsedArgs {
  arguments: string[];
  options: Record<string, string | boolean | undefined>;
  /** The program's name in messages. */
  program: string;
}

export interface CommandWords {
  /**
   * The usage: its name, its arguments, and its options except `--organization`, as in `keys rotate ID [--expires …]
   * [--json]`. The last argument may be `[ID]`, which is optional, or `ID…` for one or more.
   */
  usage: string;
  does: string;
}

export const nameOf = ({ usage }: CommandWords): string => /^[a-z]+(?: [a-z]+)*/.exec(usage)?.[0] ?? "";

/** The options of a command by their names: whether each has a value. */
export const optionsOf = ({ usage }: CommandWords): ReadonlyMap<string, boolean> =>
  new Map(Array.from(usage.matchAll(/\[--([a-z-]+)( …)?\]/g), ([, name = "", value]) => [name, value !== undefined]));

export const argumentsOf = (command: CommandWords): string[] =>
  command.usage.slice(nameOf(command).length).match(/(?<= )(?!\[--|…)\S+/g) ?? [];

/** @returns lines to print */
type InOrganization = (args: ParsedArgs, store: Store, organization: Organization) => Promise<string[]>;

export interface StoreCommand extends CommandWords {
  runInOrganization: InOrganization;
}

export const command = (words: CommandWords, runInOrganization: InOrganization): StoreCommand => ({
  ...words,
  runInOrganization,
});

export async function runInStore(command: StoreCommand, args: ParsedArgs, store: Store): Promise<string[]> {
  return command.runInOrganization(args, store, await findOrganization(store, args));
}

export async function findOrganization(store: Store, { options }: ParsedArgs): Promise<Organization> {
  const name = String(options.organization ?? defaultOrganization);
  const organization = await store.accounts.findOrganization(name);
  if (!organization) throw new CliError(`There is no organization "${name}".`);
  return organization;
}

/** @throws CliError */
export function parseId(name: string, text: string | boolean | undefined): number {
  if (typeof text === "string" && /^[1-9]\d{0,15}$/.test(text)) return Number(text);
  throw new CliError(`${name} must be a number, not "${text}".`);
}

/** Parses a name as the API accepts it: trimmed, 1 to 255 characters. @throws CliError */
export function parseName(what: string, text: string | undefined): string {
  const name = text?.trim() ?? "";
  if (name === "" || [...name].length > 255) throw new CliError(`${what} must be between 1 and 255 characters.`);
  return name;
}

/** @throws CliError */
export function parseLocaleOption(name: string, text: string | boolean | undefined): Locale | undefined {
  const locale = text === undefined ? undefined : parseLocale(String(text));
  if (text === undefined || locale) return locale;
  throw new CliError(`${name} must be a language such as en or en-GB, not "${text}".`);
}

export function formatTable(headings: readonly string[], rows: readonly (string | number | null)[][]): string[] {
  const texts = [headings, ...rows].map((row) => row.map((cell) => String(cell ?? "")));
  const widths = headings.map((_, column) => Math.max(...texts.map((row) => row[column]?.length ?? 0)));
  return texts.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd(),
  );
}

export const formatJson = (value: unknown): string[] => JSON.stringify(value, null, 2).split("\n");

/** The time as ISO 8601, for JSON. */
export const formatTime = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString());

/** The time to the minute, for people. */
export const formatDay = (at: number | null): string | null => formatTime(at)?.slice(0, 16).replace("T", " ") ?? null;

/** The time to the second, for people. */
export const formatSecond = (at: number | null): string | null =>
  formatTime(at)?.slice(0, 19).replace("T", " ") ?? null;
