/** The only values that this site stores, each after an action of the reader. */
export type StoredKey = "theme" | "announcement.dismissed" | "docs.version";

export function readStored(key: StoredKey): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // storage is disabled
  }
}

export function writeStored(key: StoredKey, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Storage is disabled or full, so the choice is lost after this visit.
  }
}
