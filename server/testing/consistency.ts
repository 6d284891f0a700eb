import { countNames } from "../src/core/document-counts.ts";
import type { FileStore } from "../src/core/file-store.ts";
import { countProgress } from "../src/services/progress.ts";
import type { DumpRow } from "../src/store/database/dump.ts";
import type { Tables } from "../src/store/database/tables.ts";
import type { Store } from "../src/store/store.ts";

type Rows = Map<keyof Tables, DumpRow[]>;

/** Faults in an idle store: rows without an owner, wrong counts, unfinished work, bytes without a row. */
export async function findFaults(store: Store, files: FileStore): Promise<string[]> {
  const rows: Rows = new Map();
  await store.dump(async (page) => {
    rows.set(page.table, [...(rows.get(page.table) ?? []), ...page.rows]);
  });
  return [
    ...findOrphans(rows),
    ...findUnended(rows),
    ...findWrongFigures(rows),
    ...findForgotten(rows),
    ...findRepeated(rows),
    ...(await findUnusedBytes(store, files)),
  ];
}

const of = (rows: Rows, table: keyof Tables): DumpRow[] => rows.get(table) ?? [];
const present = (rows: Rows, table: keyof Tables): DumpRow[] =>
  of(rows, table).filter(({ deletedAt }) => deletedAt === null);
const idsOf = (rows: readonly DumpRow[]) => new Set(rows.map(({ id }) => id));

function findOrphans(rows: Rows): string[] {
  const owners = [
    ["memoryId", idsOf(present(rows, "memories")), ["memoryEntries", "terms", "imports", "providerOutputs"]],
    ["documentId", idsOf(present(rows, "documents")), ["segments", "documentChecks"]],
    ["webhookId", idsOf(of(rows, "webhooks")), ["deliveries", "endedDeliveries"]],
    ["listenerId", idsOf(of(rows, "eventListeners")), ["heardEvents"]],
    ["projectId", idsOf(present(rows, "projects")), ["documents"]],
    ["jobId", idsOf(present(rows, "jobs")), ["projects"]],
  ] as const;
  return owners.flatMap(([column, ids, tables]) =>
    tables.flatMap((table) =>
      of(rows, table)
        .filter((row) => (row.deletedAt ?? null) === null && !ids.has(row[column] ?? null))
        .map(({ id, [column]: owner }) => `${table} ${id} is of ${column} ${owner}, which is gone`),
    ),
  );
}

function findUnended(rows: Rows): string[] {
  const isUnended: Partial<Record<keyof Tables, (row: DumpRow) => boolean>> = {
    tasks: () => true,
    memories: ({ tasksOpen, termbaseExportsOpen }) => Boolean(tasksOpen || termbaseExportsOpen),
    documents: ({ importState, pretranslation }) => importState === "running" || pretranslation !== "idle",
    jobs: ({ creationStatus, exportState }) => creationStatus === "PENDING" || exportState === "running",
    fileTranslations: ({ status }) => status === "InProgress" || status === "Completed",
  };
  return Object.entries(isUnended).flatMap(([table, isWrong]) =>
    of(rows, table as keyof Tables)
      .filter((row) => (row.deletedAt ?? null) === null && isWrong(row))
      .map((row) => `${table} never ended: ${JSON.stringify(row)}`),
  );
}

/** The figures of a document must be those of its segments. */
function findWrongFigures(rows: Rows): string[] {
  const segments = Map.groupBy(of(rows, "segments") as unknown as Tables["segments"][], (row) => row.documentId);
  return present(rows, "documents").flatMap((document) => {
    const counted: Partial<Record<string, number>> = countProgress(segments.get(Number(document.id)) ?? []);
    const wrong = countNames.filter((name) => counted[name] !== undefined && counted[name] !== document[name]);
    return wrong.map((name) => `document ${document.id}: ${name} is ${document[name]}, counted ${counted[name]}`);
  });
}

/** A memory entry must have its segment's text, and a draft must have no entry. */
function findForgotten(rows: Rows): string[] {
  const segments = new Map(of(rows, "segments").map((segment) => [segment.id, segment]));
  return present(rows, "memoryEntries").flatMap(({ id, target }) => {
    const segment = segments.get(id as number);
    if (!segment || (segment.target === target && segment.state !== "draft")) return [];
    return [`entry ${id} is "${target}", its ${segment.state} segment "${segment.target}"`];
  });
}

/** Nothing is deleted or created twice, except a document's segment, which a memory learns again after each change. */
function findRepeated(rows: Rows): string[] {
  const ofDocuments = new Set(of(rows, "segments").map(({ id }) => `segment.delete of segment ${id}`));
  const deletions = of(rows, "audit").filter(
    ({ act, object }) => /\.(?:delete|create)$/.test(String(act)) && !ofDocuments.has(`${act} of ${object}`),
  );
  const seen = Map.groupBy(deletions, ({ act, object }) => `${act} of ${object}`);
  return [...seen].filter(([, all]) => all.length > 1).map(([act, all]) => `${act}: ${all.length} times`);
}

async function findUnusedBytes(store: Store, files: FileStore): Promise<string[]> {
  const faults: string[] = [];
  await files.sweep(Number.POSITIVE_INFINITY, async (names) => {
    faults.push(...(await store.storedBytes.findUnused(names)).map((name) => `bytes ${name} have no row`));
    return [];
  });
  return faults;
}
