import { type BytesName, type FileStore, StorageError } from "../core/file-store.ts";

/**
 * Deletes bytes whose row was not written.
 *
 * @param error why it was not. When the database was lost on the way, the row may exist nevertheless. If it doesn't,
 *   the sweeper deletes the bytes.
 */
export async function discard(files: Pick<FileStore, "delete">, name: BytesName, error: unknown): Promise<void> {
  if (!(error instanceof StorageError)) await files.delete(name);
}
