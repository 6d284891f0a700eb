import { closeSync, fsyncSync, openSync } from "node:fs";
import { open } from "node:fs/promises";

/** Syncs a folder, so that a new name in it survives a loss of power. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

export function syncFolderNow(folder: string): void {
  const handle = openSync(folder, "r");
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
