import type { SqliteInMemory } from "../sqlite.ts";

/** Tables that share the IDs of a kind. */
const tablesByKind: Readonly<Record<string, readonly string[]>> = {
  memory: ["memories"],
  segment: ["memory_entries", "segments"],
  file: ["source_files"],
  fileTranslation: ["file_translations"],
  job: ["jobs"],
  project: ["projects"],
  document: ["documents"],
  content: ["contents"],
  webhook: ["webhooks"],
  upload: ["uploads"],
};

export type SeedIds = ReturnType<typeof createSeedIds>;

/** @param forget makes the server drop its leased IDs */
export function createSeedIds(database: SqliteInMemory, forget: () => Promise<unknown>) {
  const sql = "INSERT INTO counters (kind, next) VALUES (?, ?) ON CONFLICT (kind) DO UPDATE SET next = excluded.next";
  const set = (kind: string, next: number) => database.run(sql, [kind, next]);
  const lastIdIn = (table: string) => {
    const [row] = database.all(`SELECT max(id) AS last FROM ${table}`) as [{ last: number | null }];
    return row.last ?? 0;
  };
  return {
    /** Sets the next ID of each kind. */
    async startAt(next: Readonly<Record<string, number>>): Promise<void> {
      await forget();
      for (const [kind, id] of Object.entries(next)) set(kind, id);
    },
    /** Continues the IDs after the highest one in use. */
    async closeUp(): Promise<void> {
      await forget();
      for (const [kind, tables] of Object.entries(tablesByKind)) set(kind, Math.max(...tables.map(lastIdIn)) + 1);
    },
  };
}
