import { type FileStore, StorageError } from "../ports/file-store.ts";

/**
 * Deletes bytes whose row was not written.
 *
 * @param error why it was not; when the database was lost on the way, the row may be there all the same, and the sweeper
 *   deletes the bytes if it is not
 */
export async function discard(files: Pick<FileStore, "delete">, name: string, error: unknown): Promise<void> {
  if (!(error instanceof StorageError)) await files.delete(name);
}
