import type { Caller } from "../core/caller.ts";
import { makeError } from "../core/errors.ts";
import type { Services } from "./services.ts";

/** Concurrent requests may exceed the limit together; the next one is refused. @throws ApiError `storage-quota` */
export async function requireRoom(
  { store, storageBytes }: Pick<Services, "store" | "storageBytes">,
  { organizationId }: Pick<Caller, "organizationId">,
  moreBytes: number,
): Promise<void> {
  if (storageBytes === undefined) return;
  const stored = await store.storedBytes.sizeOf(organizationId);
  if (stored + moreBytes > storageBytes) throw makeError("storage-quota", { n: storageBytes });
}
