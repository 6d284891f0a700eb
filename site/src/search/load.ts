import { SearchEngine } from "./engine.ts";
import { type SearchRecord, unpackRecords } from "./record.ts";

export interface Index {
  engine: SearchEngine;
  /** In reading order. */
  pages: readonly SearchRecord[];
}

let index: Index | "loading" | "failed" = "loading";
let isLoading = false;
const listeners = new Set<() => void>();

/** React subscribes to the index. */
export const indexNow = {
  get: () => index,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** Fetches the index once. */
export function loadIndex(): void {
  if (isLoading || typeof index === "object") return;
  isLoading = true;
  become("loading");
  fetchIndex()
    .catch(() => "failed" as const)
    .then(become)
    .finally(() => {
      isLoading = false;
    })
    .catch(reportError);
}

function become(next: typeof index): void {
  index = next;
  for (const listener of listeners) listener();
}

async function fetchIndex(): Promise<Index> {
  const { search: address = "" } = document.documentElement.dataset;
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The search index returned ${response.status}.`);
  const records = unpackRecords(await response.text());
  const pages = records.filter(({ kind, url }) => kind === "page" && !url.startsWith("/category/"));
  return { engine: await SearchEngine.over(records), pages };
}
