import type { ParseArgsOptionsConfig } from "node:util";
import type { Organization } from "../../store/accounts.ts";
import { openStore, type Store } from "../../store/store.ts";
import { databaseIn } from "../database.ts";
import { organization as defaultOrganization, ensureOrganization } from "../first-start.ts";
import type { Settings } from "../settings.ts";

/** What was asked cannot be done; the message is one line for whoever asked. */
export class CliError extends Error {}

/** What stands after the words of a command. */
export interface Given {
  arguments: string[];
  options: Record<string, string | boolean | undefined>;
}

export interface Command {
  /** `keys create` */
  name: string;
  /** The names of its arguments, all required: `ID`. */
  arguments: readonly string[];
  /** Besides `--organization`. */
  options: ParseArgsOptionsConfig;
  does: string;
  /** @returns lines to print */
  run(given: Given, settings: Settings): Promise<string[]>;
}

type Words = Omit<Command, "run" | "arguments" | "options"> & Partial<Pick<Command, "arguments" | "options">>;

export type InOrganization = (given: Given, store: Store, organization: Organization) => Promise<string[]>;

/** A command that works on one organization, in the store that a running server uses as well. */
export function command(words: Words, run: InOrganization): Command {
  return {
    arguments: [],
    options: {},
    ...words,
    run: (given, settings) =>
      withStore(settings, async (store) => run(given, store, await organizationOf(store, given))),
  };
}

/** Opens the store, also before the server's first start. */
export async function withStore<Done>(settings: Settings, work: (store: Store) => Promise<Done>): Promise<Done> {
  const isShared = settings.databaseUrl !== undefined;
  const store = await openStore(databaseIn(settings), Date.now, { isShared });
  try {
    await ensureOrganization(store.accounts);
    return await work(store);
  } finally {
    await store.close();
  }
}

export async function organizationOf(store: Store, { options }: Given): Promise<Organization> {
  const name = String(options.organization ?? defaultOrganization);
  const found = await store.accounts.findOrganization(name);
  if (!found) throw new CliError(`There is no organization "${name}".`);
  return found;
}

/** The number that an argument or option must be. */
export function idOf(name: string, text: string | boolean | undefined): number {
  if (typeof text === "string" && /^[1-9]\d{0,15}$/.test(text)) return Number(text);
  throw new CliError(`${name} must be a number, not "${text}".`);
}

/** A name as the API takes them: trimmed, 1 to 255 characters. */
export function nameOf(what: string, text: string | undefined): string {
  const name = text?.trim() ?? "";
  if (name === "" || [...name].length > 255) throw new CliError(`${what} must be between 1 and 255 characters.`);
  return name;
}

/** Rows under their headings, as wide as they must be. */
export function tableOf(headings: readonly string[], rows: readonly (string | number | null)[][]): string[] {
  const texts = [headings, ...rows].map((row) => row.map((cell) => String(cell ?? "")));
  const widths = headings.map((_, column) => Math.max(...texts.map((row) => row[column]?.length ?? 0)));
  return texts.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd(),
  );
}

export const dayOf = (at: number | null): string | null =>
  at === null ? null : new Date(at).toISOString().slice(0, 16).replace("T", " ");
