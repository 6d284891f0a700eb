import type { HashedStream } from "./hash.ts";

export interface KeyedRequest {
  organizationId: number;
  key: string;
  /**
   * Equal for each retry, and different for every other request. Includes the caller, the operation, and its input. It
   * does not include the bytes of an upload.
   */
  fingerprint: string;
  upload?: HashedStream | undefined;
}
