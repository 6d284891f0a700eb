export interface Caller {
  keyId: number;
  userId: number;
  organizationId: number;
  email: string;
  isDevelopmentKey: boolean;
}

/** A longer text is no key. Those that the server creates have about 40 characters. */
export const maxKeyCharacters = 1000;

/**
 * Undefined when the key is unknown, revoked, or of an organization without access by key. `client` is the address of
 * the client; all clients without an address count as one.
 */
export type FindCaller = (key: string, client?: string) => Promise<Caller | "expired" | undefined>;

export type Mode = "development" | "production";
