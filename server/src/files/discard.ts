import { type BytesName, type FileStore, StorageError } from "../core/file-store.ts";

/**
 * Writes the row of stored bytes, and deletes the bytes if that fails. If the connection to the database was lost, the
 * row may exist, so the bytes are kept. If it doesn't exist, the sweeper deletes them.
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
