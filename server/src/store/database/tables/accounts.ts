import type { OwnedRow } from "./row.ts";

/** Accounts, keys and rate limits. */
export interface AccountTables {
  counters: { kind: string; next: number };
  organizations: { id: number; name: string; plan: "business" | "free"; createdAt: number };
  users: { id: number; organizationId: number; email: string; createdAt: number };
  keys: OwnedRow & {
    userId: number;
    /** SHA-256 in hex; the key itself is kept nowhere. */
    hash: string;
    /** None of a short key. */
    firstCharacters: string;
    isDevelopment: number;
    /** The environment gave it, and it holds as long as it does; one revoked by hand is none any more. */
    isGiven: number;
    /** Its purpose. */
    name: string | null;
    createdAt: number;
    revokedAt: number | null;
    /** Rejected from then on; null for a key that doesn't expire. */
    expiresAt: number | null;
    /** The key that was created instead. */
    replacedBy: number | null;
    /** The beginning of the hour; null until the first request. */
    lastUsedAt: number | null;
  };
  quotas: {
    keyId: number;
    organizationId: number;
    windowStartedAt: number;
    used: number;
    waitsUntil: number | null;
  };
  /** Rows are only added: no code changes or deletes one. */
  audit: OwnedRow & {
    at: number;
    /** `key 7`, `command line`, or `server` for what a start does by its settings. */
    actor: string;
    act: string;
    /** `memory 4312`; `everything` for a backup. Never a name or a text. */
    object: string;
  };
}
