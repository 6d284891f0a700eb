import type { HashedStream } from "./hash.ts";

export interface KeyedRequest {
  organizationId: number;
  key: string;
  /** The same for each retry, and no other request: who requests what. The bytes of an upload are not part of it. */
  fingerprint: string;
  upload?: HashedStream | undefined;
}
