/** Who may call, and how often. */
export interface AccountTables {
  counters: { kind: string; next: number };
  organizations: { id: number; name: string; plan: "business" | "free"; createdAt: number };
  users: { id: number; organizationId: number; email: string; createdAt: number };
  keys: {
    id: number;
    organizationId: number;
    userId: number;
    /** SHA-256 in hex; the key itself is kept nowhere. */
    hash: string;
    firstCharacters: string;
    isDevelopment: number;
    createdAt: number;
    revokedAt: number | null;
  };
  quotas: {
    keyId: number;
    organizationId: number;
    windowStartedAt: number;
    used: number;
    waitsUntil: number | null;
  };
}
