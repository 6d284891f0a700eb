/** The only values this site stores, each written by an action of the reader. */
export type StoredKey = "theme" | "announcement.dismissed" | "docs.version";

export function readStored(key: StoredKey): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // storage is switched off
  }
}

export function store(key: StoredKey, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Storage is switched off or full: the choice holds for this visit.
  }
}
