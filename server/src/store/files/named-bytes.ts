import type { BytesName } from "../../core/file-store.ts";
import type { TaskInputs, TaskName } from "../background/task-inputs.ts";
import type { Tables } from "../database/tables.ts";

/** How long a row needs the bytes of a column's `BytesName`, and whether documents and files may share them. */
interface BytesColumn {
  needed: "always" | "until deleted" | { whileWaiting: TaskName; input: string };
  isShared?: true;
}

type NamesIn<Row> = { [Name in keyof Row]-?: NonNullable<Row[Name]> extends BytesName ? Name : never }[keyof Row];

type NamingColumns = {
  readonly [Table in keyof Tables as [NamesIn<Tables[Table]>] extends [never] ? never : Table]: {
    readonly [Column in NamesIn<Tables[Table]>]: BytesColumn;
  };
};

type NamingInputs = {
  readonly [Kind in TaskName as [NamesIn<TaskInputs[Kind]>] extends [never] ? never : Kind]: {
    /** Whether the task needs the bytes until it has ended. */
    readonly [Key in NamesIn<TaskInputs[Kind]>]: { isNeeded: boolean };
  };
};

/** The columns that contain `BytesName`s, the keys of stored files. Backup, restore, sweeper, and deletion read this list. */
export const namingColumns: NamingColumns = {
  sourceFiles: { content: { needed: "always", isShared: true } },
  documents: { content: { needed: "until deleted", isShared: true } },
  fileTranslations: { content: { needed: "always" } },
  memories: { termbaseFile: { needed: "always" } },
  imports: { file: { needed: { whileWaiting: "import-memory", input: "importId" } } },
  jobs: { exportContent: { needed: "always" } },
  uploadParts: { content: { needed: "always" } },
};

/** Every key in the input of a task that has a name of bytes. */
export const namingInputs: NamingInputs = {
  "apply-work": { content: { isNeeded: true } },
  "erase-bytes": { content: { isNeeded: false } },
};

type Row = Readonly<Record<string, unknown>>;

export function bytesNamedIn(table: keyof Tables, row: Row): BytesName[] {
  const names: BytesName[] = [];
  renameBytes(table, row, (name) => {
    names.push(name);
    return name;
  });
  return names;
}

export function renameBytes<Any extends Row>(table: keyof Tables, row: Any, rename: (name: BytesName) => BytesName) {
  if (table === "tasks") return { ...row, input: renameInput(row, rename) };
  return renameKeys(row, Object.keys((namingColumns as Record<string, object>)[table] ?? {}), rename);
}

function renameInput({ kind, input }: Row, rename: (name: BytesName) => BytesName): unknown {
  const keys = Object.keys((namingInputs as Record<string, object>)[String(kind)] ?? {});
  return keys.length === 0 ? input : JSON.stringify(renameKeys(JSON.parse(String(input)), keys, rename));
}

function renameKeys<Any extends Row>(row: Any, keys: readonly string[], rename: (name: BytesName) => BytesName): Any {
  // An import without a file has the name "".
  const named = keys.filter((key) => typeof row[key] === "string" && row[key] !== "");
  return { ...row, ...Object.fromEntries(named.map((key) => [key, rename(row[key] as BytesName)])) };
}
