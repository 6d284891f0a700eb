import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { Kysely, sql } from "kysely";
import { sqliteInMemory } from "../src/node/database/sqlite.ts";
import { migrate } from "../src/store/database/migrate.ts";
import { toCode } from "../src/store/database/names.ts";
import type { Tables } from "../src/store/database/tables.ts";

// Writes the types of the tables, which the migrations describe. With `--check`, it only says whether they are stale.
const path = new URL("../src/store/database/tables.gen.ts", import.meta.url);
const migrations = new URL("../src/store/database/migrations/", import.meta.url);
const sources = readdirSync(migrations).map((name) => readFileSync(new URL(name, migrations), "utf8"));
const db = new Kysely<Tables>({ dialect: sqliteInMemory() });
await migrate(db);
const { rows } = await sql<{ name: string }>`
  select name from sqlite_schema where type = 'table' and name not like 'kysely%' order by rowid`.execute(db);
const sorted = new Set<string>();
for (const { name } of rows) await addAfterReferences(name);
const tables = await Promise.all([...sorted].map(describeTable));
const names = [...sorted].map((name) => JSON.stringify(toCode(name)));
const written = `// Written by \`npm run gen\` from the migrations. Do not edit.
export interface Columns {
${tables.join("\n")}
}

/** All tables, each after the tables that it refers to. */
export const tableNames = [${names.join(", ")}] as const;
`;
await db.destroy();

if (!process.argv.includes("--check")) writeFileSync(path, written);
else if (readFileSync(path, "utf8") !== written) {
  console.log(`stale: ${path.pathname} (run: npm run gen)`);
  process.exitCode = 1;
}

/** A migration that replaces a table may create it after the tables that refer to it. */
async function addAfterReferences(name: string): Promise<void> {
  const references = await sql<{ table: string }>`pragma foreign_key_list(${sql.id(name)})`.execute(db);
  for (const { table } of references.rows) if (table !== name && !sorted.has(table)) await addAfterReferences(table);
  sorted.add(name);
}

async function describeTable(name: string): Promise<string> {
  const columns = sql<{ name: string; type: string; notnull: number; pk: number }>`pragma table_info(${sql.id(name)})`;
  const comments = readComments(name);
  const commentOf = (part: string, indent: string) =>
    comments.has(part) ? [`${indent}/** ${comments.get(part)} */`] : [];
  const lines = (await columns.execute(db)).rows.flatMap((column) => {
    const type = column.type.toLowerCase() === "text" ? "string" : "number";
    const isNullable = column.notnull + column.pk === 0;
    return [...commentOf(column.name, "    "), `    ${toCode(column.name)}: ${type}${isNullable ? " | null" : ""};`];
  });
  return [...commentOf("create", "  "), `  ${toCode(name)}: {`, ...lines, "  };"].join("\n");
}

/** The comment of each column, which is above it or after it. The comment of the table has the name `create`. */
function readComments(table: string): Map<string, string> {
  const comments = new Map<string, string>();
  const [created = ""] = new RegExp(`create table ${table} \\([^]*?\\n  \\)`).exec(sources.join("\n")) ?? [];
  let above: string | undefined;
  for (const line of created.split("\n")) {
    const [, name = "", comment = above] = /^\s*(\w*).*?(?:-- (.*))?$/.exec(line) ?? [];
    if (name && comment) comments.set(name, comment);
    above = name ? undefined : comment;
  }
  return comments;
}
