import type { Organization } from "../store/accounts/accounts.ts";
import type { Store } from "../store/store.ts";

/** The command can't be executed; the message is one line for the caller. */
export class CliError extends Error {}

/** The organization and user that the first start makes. */
export const defaultOrganization = "Default";
export const defaultUser = "admin@localhost";

/** What is after the words of a command. */
export interface ParsedArgs {
  arguments: string[];
  options: Record<string, string | boolean | undefined>;
}

/** How a command is called. */
export interface CommandWords {
  /** `keys create` */
  name: string;
  /** The names of its arguments: `ID`, at the end also `[ID]` for one that may be left out, or `ID…` for one or more. */
  arguments: readonly string[];
  /** Besides `--organization`. */
  options: Readonly<Record<string, { type: "string" | "boolean" }>>;
  does: string;
}

/** @returns lines to print */
type InOrganization = (args: ParsedArgs, store: Store, organization: Organization) => Promise<string[]>;

/** A command that works on one organization of a store, wherever that runs. */
export interface StoreCommand extends CommandWords {
  inOrganization: InOrganization;
}

type OptionalWords = Pick<CommandWords, "name" | "does"> & Partial<CommandWords>;

export const command = (words: OptionalWords, inOrganization: InOrganization): StoreCommand => ({
  arguments: [],
  options: {},
  ...words,
  inOrganization,
});

/** Runs a command in the organization that it names. */
export const runInStore = async ({ inOrganization }: StoreCommand, args: ParsedArgs, store: Store): Promise<string[]> =>
  inOrganization(args, store, await findOrganization(store, args));

export async function findOrganization(store: Store, { options }: ParsedArgs): Promise<Organization> {
  const name = String(options.organization ?? defaultOrganization);
  const match = await store.accounts.findOrganization(name);
  if (!match) throw new CliError(`There is no organization "${name}".`);
  return match;
}

/** The number that an argument or option must be. */
export function parseId(name: string, text: string | boolean | undefined): number {
  if (typeof text === "string" && /^[1-9]\d{0,15}$/.test(text)) return Number(text);
  throw new CliError(`${name} must be a number, not "${text}".`);
}

/** A name as the API takes them: trimmed, 1 to 255 characters. */
export function parseName(what: string, text: string | undefined): string {
  const name = text?.trim() ?? "";
  if (name === "" || [...name].length > 255) throw new CliError(`${what} must be between 1 and 255 characters.`);
  return name;
}

/** Rows under their headings, as wide as they must be. */
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

/** ISO 8601, for JSON. */
export const formatTime = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString());

export const formatDay = (at: number | null): string | null =>
  at === null ? null : new Date(at).toISOString().slice(0, 16).replace("T", " ");
