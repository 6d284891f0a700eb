import type { HashedStream } from "./hash.ts";

export interface KeyedRequest {
  organizationId: number;
  key: string;
  /** A hash of the caller, the operation, and its input, without the bytes of an upload: equal for each retry. */
  fingerprint: string;
  upload?: HashedStream | undefined;
}
