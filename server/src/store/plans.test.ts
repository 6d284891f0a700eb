import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Caller } from "../core/caller.ts";
import type { BytesName } from "../core/file-store.ts";
import { readAll } from "../core/turns.ts";
import { sqliteDialect } from "./database/sqlite.ts";
import type { Import } from "./memories/imports.ts";
import { openStore, type Store } from "./store.ts";

/** Tables that grow with customers' data. */
const large = [
  "uploads",
  "file_translations",
  "memories",
  "source_files",
  "file_labels",
  "contents",
  "keys",
  "provider_outputs",
  "memory_entries",
  "terms",
  "segments",
  "documents",
  "projects",
  "tasks",
  "deliveries",
  "audit",
];

let database: DatabaseSync;
let store: Store;
const texts = new Set<string>();

/** The values don't matter: SQLite chooses a plan by the statement alone as long as no one runs ANALYZE. */
beforeAll(async () => {
  database = new DatabaseSync(":memory:");
  const dialect = sqliteDialect({
    close: () => database.close(),
    prepare(text) {
      const statement = database.prepare(text);
      const noted = <T>(run: () => T): T => {
        texts.add(text);
        return run();
      };
      return {
        reader: statement.columns().length > 0,
        all: (values) => noted(() => statement.all(...(values as never[]))),
        run: (values) => noted(() => statement.run(...(values as never[]))),
        iterate: (values) => noted(() => statement.iterate(...(values as never[]))) as never,
      };
    },
  });
  store = await openStore(dialect, () => 1);
  const memory = { name: "", sourceLang: "en", targetLang: "de", sourceRegion: null, targetRegion: null };
  const organizationId = await store.accounts.createOrganization("Harbour", "business");
  const userId = await store.accounts.userOf(organizationId, "a@harbour.example");
  await store.memories.create({ organizationId, userId } as Caller, memory);
  const { id: _, ...file } = match;
  await store.imports.add(organizationId, file);
  await store.terms.insertImported(organizationId, match, [pair]);
  await store.entries.insertImported(organizationId, match, [pair]);
  await store.imports.complete(organizationId, 1, 2);
});

afterAll(() => store.close());

/** SQLite's plans for the queries of `work` in large tables, each once. */
async function explainQueries(work: () => Promise<unknown> | AsyncIterable<unknown>): Promise<string[]> {
  texts.clear();
  const done = work();
  if (Symbol.asyncIterator in done) for await (const _ of done);
  else await done;
  const details = [...texts].flatMap((text) =>
    database
      .prepare(`explain query plan ${text}`)
      .all()
      .map(({ detail }) => String(detail)),
  );
  return [...new Set(details)]
    .filter((detail) => /TEMP B-TREE|^SCAN/.test(detail) || large.some((table) => detail.includes(table)))
    .map((detail) => detail.replace(/^SEARCH /, ""));
}

const match: Import = {
  id: 1,
  memoryId: 1,
  name: "a.csv",
  file: "a" as BytesName,
  userEmail: "",
  options: { hasHeaderRow: false, skipDuplicates: true },
};
/** With this many IDs, SQLite would choose an index that it assumes to have few rows. */
const many = Array.from({ length: 250 }, (_, id) => id + 1);
const pair = { source: "a", target: "b", metadata: {} };

describe("rows are found by an index that names all of them and few others", () => {
  const cases: Record<string, [work: () => Promise<unknown> | AsyncIterable<unknown>, plans: string[]]> = {
    "terms of an import": [
      () => store.terms.insertImported(1, match, [pair]),
      [
        "terms USING INDEX terms_pair (memory_id=? AND pair_hash=?)",
        "terms USING INDEX sqlite_autoindex_terms_1 (id=?)",
      ],
    ],
    "terms that an import brought again": [
      () => store.terms.replaceKnown(1, match, 0),
      [
        "terms USING INDEX terms_import (import_id=? AND id>?)",
        "terms USING INDEX terms_pair (memory_id=? AND pair_hash=?)",
      ],
    ],
    "the next task": [
      async () => {
        await store.tasks.add({ organizationId: 1, kind: "a", subject: "a", input: {} });
        for (const notOf of [[], [2]]) await store.tasks.claim("a", 1, notOf);
      },
      [
        "tasks USING INDEX tasks_due",
        "SCAN organization",
        "tasks USING INDEX tasks_due (organization_id>?)",
        "tasks USING INDEX tasks_due (organization_id=? AND due_at>?)",
        "USE TEMP B-TREE FOR ORDER BY",
        "tasks USING INDEX sqlite_autoindex_tasks_1 (id=?)",
        "task USING INDEX sqlite_autoindex_tasks_1 (id=?)",
        "tasks USING INDEX tasks_due (organization_id=? AND due_at>? AND due_at<?)",
        "before USING INDEX tasks_subject (organization_id=? AND subject>?)",
        "SCAN CONSTANT ROW",
        "tasks USING INDEX tasks_subject (organization_id=?)",
        "SCAN first",
        "tasks USING INDEX tasks_subject (organization_id=? AND subject>?)",
      ],
    ],
    "the audit log": [() => store.audit.list(1, 5), ["audit USING INDEX audit_order (organization_id=? AND at>?)"]],
    "deliveries that are due": [
      () => store.outbox.listDue(500, { id: 1, organizationId: 1, webhookId: 1, dueAt: 1 }),
      ["deliveries USING INDEX deliveries_due (due_at>? AND due_at<?)", "USE TEMP B-TREE FOR LAST TERM OF ORDER BY"],
    ],
    "all terms": [() => store.terms.pages(1, 1), ["terms USING INDEX terms_import (import_id=? AND id>?)"]],
    "terms changed": [
      () => store.terms.changesSince(1, 1, 1),
      [
        "terms USING INDEX terms_changed (memory_id=? AND change_no>?)",
        "terms USING INDEX terms_import (import_id=? AND id>?)",
      ],
    ],
    "entries of an import": [() => store.entries.insertImported(1, match, [pair]), []],
    "entries changed": [
      () => store.entries.changesSince(1, 1, 0),
      [
        "memory_entries USING INDEX memory_entries_import (import_id=? AND <expr>>?)",
        "USE TEMP B-TREE FOR LAST TERM OF ORDER BY",
        "memory_entries USING INDEX memory_entries_changed (memory_id=? AND change_no>?)",
      ],
    ],
    "texts of a memory to write from": [
      () => store.contents.sentencesOf(1, 1, "source", 100),
      [
        "memory_entries USING INDEX memory_entries_changed (memory_id=? AND change_no>?)",
        "memory_entries USING INDEX memory_entries_import (import_id=?)",
        "USE TEMP B-TREE FOR LAST TERM OF ORDER BY",
      ],
    ],
    "entries of a document": [
      () => store.entries.ofDocument(1, 1, 1),
      [
        "memory_entries USING INDEX memory_entries_document (document_id=? AND <expr>>?)",
        "USE TEMP B-TREE FOR LAST TERM OF ORDER BY",
      ],
    ],
    "entries of a document, to delete": [
      () => store.entries.deletePageOf(1, 1, 1),
      ["memory_entries USING INDEX memory_entries_document (document_id=?)"],
    ],
    "pairs known, entries": [
      () => store.imports.known(1, match, "memoryEntries", [pair]),
      ["row USING INDEX memory_entries_pair (pair_hash=?)"],
    ],
    "pairs known, terms": [
      () => store.imports.known(1, match, "terms", [pair]),
      ["row USING INDEX terms_pair (memory_id=? AND pair_hash=?)"],
    ],
    "rows of an import, to erase": [
      () => store.imports.erasePage(1, { id: 2, memoryId: 1 }),
      [
        "memory_entries USING COVERING INDEX sqlite_autoindex_memory_entries_1 (id=?)",
        "memory_entries USING INDEX memory_entries_import (import_id=?)",
        "terms USING INDEX sqlite_autoindex_terms_1 (id=?)",
        "terms USING INDEX terms_import (import_id=?)",
      ],
    ],
    "rows of a memory, to erase": [
      () => store.memories.erasePage(1, 2),
      [
        "memory_entries USING COVERING INDEX sqlite_autoindex_memory_entries_1 (id=?)",
        "memory_entries USING INDEX memory_entries_import (import_id=?)",
        "terms USING INDEX sqlite_autoindex_terms_1 (id=?)",
        "terms USING INDEX terms_import (import_id=?)",
        "memory_entries USING COVERING INDEX memory_entries_changed (memory_id=? AND change_no>?)",
        "terms USING COVERING INDEX terms_changed (memory_id=?)",
        "provider_outputs USING INDEX sqlite_autoindex_provider_outputs_1 (id=?)",
        "provider_outputs USING INDEX sqlite_autoindex_provider_outputs_2 (memory_id=?)",
      ],
    ],
    "segments of a document": [
      () => readAll(store.segments.pages(1, 1)),
      [
        "segments USING INDEX segments_of (document_id=? AND position>? AND position<?)",
        "segments USING INDEX segments_of (document_id=? AND position>?)",
        "SCAN next",
        "SCAN (subquery-5)",
      ],
    ],
    "segments by their ids": [
      () => store.segments.withIds(1, 1, many),
      ["segments USING INDEX sqlite_autoindex_segments_1 (id=?)"],
    ],
    "entries by their ids, to delete": [
      () => store.entries.delete(1, 1, many),
      [
        "memories USING INDEX sqlite_autoindex_memories_1 (id=?)",
        "memory_entries USING INDEX sqlite_autoindex_memory_entries_1 (id=?)",
        "SCAN imports",
      ],
    ],
    "segments of any document by their ids": [
      () => store.segments.statesOf(1, many),
      ["segments USING INDEX sqlite_autoindex_segments_1 (id=?)"],
    ],
    "entries by their ids": [
      () => store.entries.withIds(1, many),
      ["memory_entries USING INDEX sqlite_autoindex_memory_entries_1 (id=?)", "SCAN imports"],
    ],
    "uploads by their ids": [
      () => store.uploads.pages(1, { ids: many }),
      ["uploads USING INDEX sqlite_autoindex_uploads_1 (id=?)"],
    ],
    "translations of files by their ids": [
      () => store.fileTranslations.pages(1, { ids: many }),
      ["file_translations USING INDEX sqlite_autoindex_file_translations_1 (id=?)"],
    ],
    "a page of memories": [
      () => store.memories.pages({ organizationId: 1, userId: 1 } as Caller),
      ["memories USING INDEX memories_order (organization_id=? AND id>?)", "USE TEMP B-TREE FOR ORDER BY"],
    ],
    "a page of files with labels": [
      () => store.files.pages(1, ["spring", "harbour"]),
      [
        "source_files USING INDEX source_files_of (organization_id=? AND id>?)",
        "file_labels USING COVERING INDEX sqlite_autoindex_file_labels_1 (file_id=? AND label=?)",
      ],
    ],
    "a page of uploads": [
      () => store.uploads.pages(1, {}),
      ["uploads USING INDEX uploads_order (organization_id=? AND id>?)"],
    ],
    "a page of uploads in a state": [
      () => store.uploads.pages(1, { statuses: ["pending"] }),
      ["uploads USING INDEX uploads_of (organization_id=? AND status=? AND id>?)"],
    ],
    "a page of uploads in several states": [
      () => store.uploads.pages(1, { statuses: ["pending", "failed"] }),
      ["uploads USING INDEX uploads_order (organization_id=? AND id>?)"],
    ],
    "a page of file translations": [
      () => store.fileTranslations.pages(1, {}),
      ["file_translations USING INDEX file_translations_order (organization_id=? AND id>?)"],
    ],
    "file translations of a time": [
      () => store.fileTranslations.pages(1, { createdFrom: 1 }),
      [
        "file_translations USING COVERING INDEX file_translations_of (organization_id=? AND created_at>? AND created_at<?)",
      ],
    ],
    "a page of contents": [
      () => store.contents.pages(1),
      ["contents USING INDEX contents_of (organization_id=? AND id>?)"],
    ],
    "a page of projects": [
      () => store.projects.pages(1, { withArchived: true }),
      ["projects USING INDEX projects_of (organization_id=? AND id>?)"],
    ],
    "projects by their ids": [
      () => store.projects.pages(1, { ids: many, withArchived: true }),
      ["projects USING INDEX projects_of (organization_id=? AND id=?)"],
    ],
    "documents of a page of projects": [
      () => store.documents.firstOf(1, [1, 2], 1),
      ["documents USING INDEX documents_of_project (project_id=?)"],
    ],
    "a page of documents": [
      () => store.documents.pagesOf(1, 1),
      ["documents USING INDEX documents_of_project (project_id=? AND id>?)"],
    ],
    "how many projects jobs have": [
      () => store.projects.countOf(1, [1, 2]),
      ["projects USING INDEX projects_of_job (job_id=?)"],
    ],
    "how many documents a job has": [
      () => store.documents.countIn(1, 1, 10),
      [
        "projects USING INDEX projects_of_job (job_id=?)",
        "documents USING COVERING INDEX documents_of_project (project_id=?)",
        "SCAN counted",
      ],
    ],
    "documents that are being imported": [
      () => store.documents.countImporting(1, 10),
      ["documents USING COVERING INDEX documents_importing (organization_id=?)", "SCAN counted"],
    ],
    "the figures of projects": [
      () => store.documents.figuresOf(1, [1, 2]),
      ["documents USING INDEX documents_of_project (project_id=?)", "SCAN some"],
    ],
    "the projects of a job": [
      () => store.projects.presentIn(1, 1),
      ["projects USING INDEX projects_of_job (job_id=?)"],
    ],
    "memories by their ids": [
      () => store.memories.findHidden({ organizationId: 1, userId: 1 } as Caller, many),
      ["memories USING INDEX sqlite_autoindex_memories_1 (id=?)"],
    ],
    "documents by their ids": [
      () => store.documents.setExport(1, many, "none"),
      ["documents USING INDEX sqlite_autoindex_documents_1 (id=?)"],
    ],
    "keys by their ids": [() => store.accounts.recordUse(many, 1), ["keys USING INDEX sqlite_autoindex_keys_1 (id=?)"]],
    "provider outputs": [
      () => store.providerOutputs.ofSources(1, 1, many.map(String)),
      [
        "provider_outputs USING INDEX sqlite_autoindex_provider_outputs_2 (memory_id=? AND source_hash=?)",
        "USE TEMP B-TREE FOR ORDER BY",
      ],
    ],
    "segments at positions": [
      () => store.segments.sourcesAt(1, 1, many),
      ["segments USING INDEX segments_of (document_id=? AND position=?)"],
    ],
    "segments of a document, to erase": [
      () => store.segments.erasePage(1, 1),
      ["segments USING INDEX sqlite_autoindex_segments_1 (id=?)", "segments USING INDEX segments_of (document_id=?)"],
    ],
    "documents to hide": [
      () => store.documents.hideOf(1, [1]),
      ["documents USING INDEX documents_of_project (project_id=?)"],
    ],
    "documents that are hidden": [
      () => store.documents.listHidden(1, 1),
      ["documents USING INDEX documents_of_project (project_id=?)"],
    ],
  };
  test.each(Object.entries(cases))("%s", async (_name, [work, plans]) => {
    expect(await explainQueries(work)).toEqual(plans);
  });
});
