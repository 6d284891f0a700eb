import { type BytesName, type FileStore, StorageError } from "../core/file-store.ts";

/**
 * Runs what writes the row of stored bytes; when it fails, deletes the bytes.
 *
 * When the database was lost on the way, the row may exist nevertheless, so the bytes stay. If it doesn't, the sweeper
 * deletes them.
 */
export async function discardOnFailure<T>(
  files: Pick<FileStore, "delete">,
  name: BytesName,
  writeRow: () => Promise<T>,
): Promise<T> {
  try {
    return await writeRow();
  } catch (error) {
    if (!(error instanceof StorageError)) await files.delete(name);
    throw error;
  }
}
