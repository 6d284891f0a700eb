import { StorageError } from "../../core/file-store.ts";

/** SQLite: locked by another process, read-only, a fault of the disk, full, cannot be opened. Source: SQLite, result codes. */
const sqliteCodes: ReadonlySet<unknown> = new Set([5, 8, 10, 13, 14]);
/**
 * PostgreSQL: read-only, lost against another transaction, insufficient resources, a lock or a statement took too long, shut
 * down, system error. Source: PostgreSQL error codes. Of a file system: full, rate limit, read-only, too many files open, a fault of the disk or of the network's folder.
 */
const codes =
  /^(?:25006|40001|40P01|53\w{3}|55P03|57014|57P\w{2}|58\w{3}|ENOSPC|EDQUOT|EROFS|EACCES|EMFILE|ENFILE|EIO|ESTALE)$/;

/** Whether an error comes of where rows and files are kept: no one's request or file is to blame, and it may pass. */
export function isStorageError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errcode, cause } = error as Error & { code?: unknown; errcode?: unknown };
  if (error instanceof StorageError || sqliteCodes.has(typeof errcode === "number" ? errcode & 0xff : undefined))
    return true;
  return codes.test(String(code)) || isStorageError(cause);
}

/** Whether a transaction lost against another one: they waited for each other, or could not run side by side. */
export const isConflict = (error: unknown): boolean =>
  error instanceof Error && /^40(?:001|P01)$/.test(String((error as Error & { code?: unknown }).code));
