import { createKey, rotateKey } from "../services/access/keys.ts";
import { ensureUser } from "../services/access/users.ts";
import { isExpired, type KeyEntry } from "../store/accounts/accounts.ts";
import { commandLine } from "../store/accounts/audit.ts";
import type { Transaction } from "../store/store.ts";
import {
  CliError,
  command,
  defaultUser,
  formatDay,
  formatJson,
  formatTable,
  formatTime,
  parseId,
  parseName,
} from "./command.ts";
import { parseDurationOption } from "./durations.ts";
import { parseEmail } from "./users.ts";

/** Long enough to replace the old key in all programs. */
const defaultOverlap = "7d";

export const keys = [
  command(
    {
      usage: "keys create [--user …] [--name …] [--expires …] [--development] [--json]",
      does: "creates a key and shows it once; with --expires 90d it expires after 90 days (default: never)",
    },
    async ({ options }, store, { id: organizationId, name: organization, plan }) => {
      if (plan !== "business") {
        throw new CliError(`Keys need the Business plan; the organization "${organization}" has the plan ${plan}.`);
      }
      const email = parseEmail(String(options.user ?? defaultUser));
      const name = options.name === undefined ? null : parseName("--name", String(options.name));
      const lifetimeMs = options.expires === undefined ? undefined : parseLifetime(options.expires);
      const isDevelopment = options.development === true;
      const created = await store.atomically(async (tx) => {
        const userId = await ensureUser(tx, commandLine(organizationId), email);
        const expiresAt = lifetimeMs === undefined ? null : tx.clock() + lifetimeMs;
        const { id, key } = await createKey(tx, { organizationId, userId, name, isDevelopment, expiresAt });
        await tx.audit.record(commandLine(organizationId), "key.create", id);
        return { ...describeKey(await requireKey(tx, organizationId, id)), key };
      });
      if (options.json) return formatJson(created);
      return [`Key ${created.id} of ${email}, for ${created.mode}, shown this once:`, created.key];
    },
  ),
  command(
    {
      usage: "keys rotate ID [--overlap …] [--expires …] [--json]",
      does: `replaces a key with a new one. The old key stays valid during the overlap (default: ${defaultOverlap})`,
    },
    async ({ arguments: [text], options }, store, { id: organizationId }) => {
      const id = parseId("ID", text);
      const overlapMs = parseDurationOption("--overlap", options.overlap ?? defaultOverlap);
      const lifetimeMs = options.expires === undefined ? undefined : parseLifetime(options.expires);
      const { created, old } = await store.atomically(async (tx) => {
        const old = await requireRotatable(tx, organizationId, id);
        const { id: newId, key } = await rotateKey(tx, organizationId, old, { overlapMs, lifetimeMs });
        await tx.audit.record(commandLine(organizationId), "key.rotate", id);
        await tx.audit.record(commandLine(organizationId), "key.create", newId);
        const created = { ...describeKey(await requireKey(tx, organizationId, newId)), key };
        return { created, old: await requireKey(tx, organizationId, id) };
      });
      if (options.json) return formatJson({ ...created, replaces: describeKey(old) });
      const end = overlapMs === 0 ? "has expired" : `expires at ${formatDay(old.expiresAt)} UTC`;
      return [`Key ${created.id} replaces key ${id}, which ${end}. Shown this once:`, created.key];
    },
  ),
  command(
    { usage: "keys list [--json]", does: "lists the keys, including expired and revoked keys" },
    async ({ options }, { accounts }, { id }) => {
      const keys = await accounts.listKeys(id);
      if (options.json) return formatJson(keys.map(describeKey));
      const rows = keys.map((key) => [
        key.id,
        key.name,
        key.firstCharacters,
        modeOf(key),
        key.email,
        key.userId,
        ...[key.createdAt, key.expiresAt, key.lastUsedAt, key.revokedAt].map(formatDay),
      ]);
      const dates = ["CREATED", "EXPIRES", "LAST USED", "REVOKED"];
      return formatTable(["ID", "NAME", "KEY", "MODE", "USER", "USER ID", ...dates], rows);
    },
  ),
  command(
    { usage: "keys revoke ID [--json]", does: "revokes a key within one second" },
    async ({ arguments: [text], options }, store, { id: organizationId }) => {
      const id = parseId("ID", text);
      const revoked = await store.atomically(async (tx) => {
        const { revokedAt } = await requireKey(tx, organizationId, id);
        await tx.accounts.revokeKey(organizationId, id);
        if (revokedAt === null) await tx.audit.record(commandLine(organizationId), "key.revoke", id);
        return requireKey(tx, organizationId, id);
      });
      return options.json ? formatJson(describeKey(revoked)) : [`Key ${id} is revoked.`];
    },
  ),
];

async function requireKey({ accounts }: Transaction, organizationId: number, id: number) {
  const key = await accounts.keyWithId(organizationId, id);
  if (!key) throw new CliError(`There is no key ${id}.`);
  return key;
}

async function requireRotatable(tx: Transaction, organizationId: number, id: number): Promise<KeyEntry> {
  const key = await requireKey(tx, organizationId, id);
  if (key.isGiven === 1) throw new CliError(`Key ${id} is set by PARLANCE_API_KEY. Change the variable instead.`);
  if (key.replacedBy !== null) throw new CliError(`Key ${id} was already replaced by key ${key.replacedBy}.`);
  if (key.revokedAt !== null) throw new CliError(`Key ${id} is revoked. Create a new key with "keys create".`);
  if (isExpired(key, tx.clock())) throw new CliError(`Key ${id} has expired. Create a new key with "keys create".`);
  return key;
}

function parseLifetime(text: string | boolean): number {
  const ms = parseDurationOption("--expires", text);
  if (ms === 0) throw new CliError("--expires must be longer than 0.");
  return ms;
}

const modeOf = ({ isDevelopment }: KeyEntry) => (isDevelopment === 1 ? "development" : "production");

const describeKey = (key: KeyEntry) => ({
  id: key.id,
  name: key.name,
  firstCharacters: key.firstCharacters,
  mode: modeOf(key),
  user: key.email,
  userId: key.userId,
  createdAt: formatTime(key.createdAt),
  expiresAt: formatTime(key.expiresAt),
  lastUsedAt: formatTime(key.lastUsedAt),
  revokedAt: formatTime(key.revokedAt),
  replacedBy: key.replacedBy,
});
