import { DatabaseSync } from "node:sqlite";
import Fastify from "fastify";

// The baseline: Fastify and a file of SQLite (the first argument), with the paths of the mixed load, each one statement
// by an index. It finds only equal texts, translates nothing, and checks no key.
const database = new DatabaseSync(process.argv[2] ?? "");
for (const setting of ["journal_mode = WAL", "synchronous = FULL"]) database.exec(`PRAGMA ${setting}`);
database.exec(`
  create table memories (id integer primary key, name text);
  create table entries (id integer primary key, memory_id integer, source text, target text);
  create index entries_by_source on entries (memory_id, source);
  create table jobs (id integer primary key, name text, memory_id integer);
  create table usage (memory_id integer primary key, characters integer);
  insert into memories values (1, 'bench');
`);
const statements = {
  find: database.prepare("select * from entries where memory_id = ? and source = ? limit 10"),
  memory: database.prepare("select * from memories where id = ?"),
  rename: database.prepare("update memories set name = ? where id = ? returning *"),
  correct: database.prepare("insert into entries (memory_id, source, target) values (?, ?, ?) returning *"),
  create: database.prepare("insert into jobs (name, memory_id) values (?, ?) returning *"),
  count: database.prepare(
    "insert into usage values (?, ?) on conflict do update set characters = usage.characters + excluded.characters",
  ),
};
const textType = { type: "string" };
const numberType = { type: "integer" };
const schema = (where: "querystring" | "body", properties: Record<string, object>) => ({
  schema: { [where]: { type: "object", required: Object.keys(properties), properties } },
});

const app = Fastify();
app.get<{ Querystring: { id: number; query: string } }>(
  "/v2/memories/query",
  schema("querystring", { id: numberType, query: textType }),
  async ({ query: { id, query } }) => statements.find.all(id, query),
);
app.post<{ Body: { memory_id: number; source: string } }>(
  "/v2/translate",
  schema("body", { memory_id: numberType, source: textType }),
  async ({ body: { memory_id, source } }) => {
    statements.count.run(memory_id, source.length);
    return statements.find.all(memory_id, source);
  },
);
app.get<{ Querystring: { id: number } }>(
  "/v2/memories",
  schema("querystring", { id: numberType }),
  async ({ query: { id } }) => statements.memory.all(id),
);
app.get("/v2/languages", async () => ({ en: ["de"] }));
app.put<{ Body: { id: number; name: string } }>(
  "/v2/memories",
  schema("body", { id: numberType, name: textType }),
  async ({ body: { id, name } }) => statements.rename.get(name, id),
);
app.post<{ Body: { memory_id: number; source: string; target: string } }>(
  "/v2/segments",
  schema("body", { memory_id: numberType, source: textType, target: textType }),
  async ({ body: { memory_id, source, target } }) => statements.correct.get(memory_id, source, target),
);
app.post<{ Body: { name: string; languagePairs: { memoryId: number }[] } }>(
  "/v2/jobs",
  schema("body", { name: textType, languagePairs: { type: "array", minItems: 1 } }),
  async ({ body: { name, languagePairs } }) => statements.create.get(name, languagePairs[0]?.memoryId ?? 0),
);
console.log(`Documentation ${await app.listen({ host: "127.0.0.1", port: 0 })}/`);
