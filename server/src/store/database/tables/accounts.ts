import type { OwnedRow } from "./row.ts";

export interface AccountTables {
  counters: { kind: string; next: number };
  organizations: { id: number; name: string; plan: "business" | "free"; createdAt: number };
  users: { id: number; organizationId: number; email: string; createdAt: number };
  keys: OwnedRow & {
    userId: number;
    /** SHA-256 in hex; the key itself is never stored. */
    hash: string;
    /** Empty for a short key. */
    firstCharacters: string;
    isDevelopment: number;
    /** 1 for a key that the environment sets, which is valid while it does; 0 after it was revoked by hand. */
    isGiven: number;
    name: string | null;
    createdAt: number;
    revokedAt: number | null;
    /** The time from which it is rejected; null for a key that doesn't expire. */
    expiresAt: number | null;
    replacedBy: number | null;
    /** The beginning of the hour; null before the first request. */
    lastUsedAt: number | null;
  };
  quotas: {
    keyId: number;
    organizationId: number;
    windowStartedAt: number;
    used: number;
    waitsUntil: number | null;
  };
  /** Rows are only added: no code changes or deletes a row. */
  audit: OwnedRow & {
    at: number;
    /** `key 7`, `command line`, or `server` for acts at its start. */
    actor: string;
    act: string;
    /** `memory 4312`; `everything` for a backup. Never a name or a text. */
    object: string;
  };
}
