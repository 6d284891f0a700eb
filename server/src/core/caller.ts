/** The author of a request. */
export interface Caller {
  keyId: number;
  userId: number;
  organizationId: number;
  email: string;
  isDevelopmentKey: boolean;
}

/**
 * Finds whose a key is; undefined when it is no one's, revoked, or of an organization without keys.
 *
 * @param client the address of who sends the key; those without one count as one client
 */
export type FindCaller = (key: string, client?: string) => Promise<Caller | "expired" | undefined>;

export type Mode = "development" | "production";
