import { StorageError } from "../../core/file-store.ts";

/** SQLite: locked by another process, read-only, a fault of the disk, full, cannot be opened. Source: SQLite, result codes. */
const sqliteCodes: ReadonlySet<unknown> = new Set([5, 8, 10, 13, 14]);
/**
 * PostgreSQL: read-only, a conflict with another transaction, insufficient resources, a lock or a statement took too
 * long, shutdown, system error. Source: PostgreSQL error codes. File system: full, over the limit of a user, read-only,
 * too many open files, a fault of the disk or of a network folder.
 */
const errorCodePattern =
  /^(?:25006|40001|40P01|53\w{3}|55P03|57014|57P\w{2}|58\w{3}|ENOSPC|EDQUOT|EROFS|EACCES|EMFILE|ENFILE|EIO|ESTALE)$/;

/** Whether an error comes from the storage of rows or files, not from a request, and may be temporary. */
export function isStorageError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errcode, cause } = error as Error & { code?: unknown; errcode?: unknown };
  if (error instanceof StorageError || sqliteCodes.has(typeof errcode === "number" ? errcode & 0xff : undefined))
    return true;
  return errorCodePattern.test(String(code)) || isStorageError(cause);
}

/** Whether a transaction failed because of another one: a deadlock, or no serial order. */
export const isConflict = (error: unknown): boolean =>
  error instanceof Error && /^40(?:001|P01)$/.test(String((error as Error & { code?: unknown }).code));
