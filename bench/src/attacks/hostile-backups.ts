/** Makes a backup of another one, whose lines follow its heading. */
export interface BackupForm {
  does: string;
  /** Lines of the archive before it is compressed. */
  lines?(heading: string, lines: readonly string[]): Iterable<string>;
  /** Or the bytes of the file, from those of a good one. */
  bytes?(good: Buffer): Buffer;
}

const megabyte = 2 ** 20;
const user = { id: 900, organizationId: 1, email: "eve@harbour.example", createdAt: 0 };
const rows = (table: string, ...inputs: unknown[]) => JSON.stringify({ table, rows: inputs });
const part = JSON.stringify({ part: Buffer.alloc(3 * 2 ** 18, "a").toString("base64") });

/** A good backup with more lines after its own. */
const adding = (does: string, ...added: string[]): BackupForm => ({
  does,
  lines: (heading, lines) => [heading, ...lines, ...added],
});

const headed = (does: string, change: (heading: Record<string, unknown>) => unknown): BackupForm => ({
  does,
  lines: (heading, lines) => [JSON.stringify(change(JSON.parse(heading))), ...lines],
});

function* repeated(first: string, line: string, count: number): Generator<string> {
  yield first;
  for (let at = 0; at < count; at++) yield line;
}

const half = ({ length }: Buffer) => Math.floor(length / 2);

export const backupForms: readonly BackupForm[] = [
  { does: "cut off by 20 bytes", bytes: (good) => good.subarray(0, good.length - 20) },
  { does: "cut off in the middle", bytes: (good) => good.subarray(0, half(good)) },
  { does: "empty", bytes: () => Buffer.alloc(0) },
  { does: "not compressed", bytes: () => Buffer.from('{"parlance":"backup"}\n') },
  { does: "with a wrong byte", bytes: (good) => Buffer.from(good).fill(0xff, half(good), half(good) + 4) },
  { does: "without a heading", lines: (_, lines) => lines },
  { does: "a heading that is a number", lines: () => ["5"] },
  headed("of a later version", (heading) => ({
    ...heading,
    migrations: [...(heading.migrations as string[]), "9999-later"],
  })),
  headed("of another program", (heading) => ({ ...heading, migrations: ["0001-harbour"] })),
  headed("migrations that are no list", (heading) => ({ ...heading, migrations: 5 })),
  headed("the export of an organization", (heading) => ({ ...heading, parlance: "export" })),
  adding("a table that does not exist", rows("harbours", user)),
  adding("the table of migrations", rows("kyselyMigration", { name: "9999-later", timestamp: "2025" })),
  adding("the database's own table", rows("sqliteMaster", { name: "users" })),
  adding("SQL as the name of a table", rows("users; DROP TABLE users; --", user)),
  adding("SQL as the name of a column", rows("users", { ...user, 'email") VALUES (1); DROP TABLE users; --': "a" })),
  adding("__proto__ as a table", rows("__proto__", user)),
  adding("__proto__ as a column", '{"table":"users","rows":[{"id":900,"__proto__":{"email":"a"}}]}'),
  adding("a column that does not exist", rows("users", { ...user, isRoot: 1 })),
  adding("a text where a number belongs", rows("users", { ...user, createdAt: "yesterday" })),
  adding("a fraction", rows("users", { ...user, createdAt: 1.5 })),
  adding("a number beyond 2^53", rows("users", { ...user, id: 2 ** 53 })),
  adding(
    "a number beyond 64 bits",
    '{"table":"users","rows":[{"id":1e300,"organizationId":1,"email":"a","createdAt":0}]}',
  ),
  adding("an object where a text belongs", rows("users", { ...user, email: { toString: "x" } })),
  adding("null where something belongs", rows("users", { ...user, email: null })),
  adding("an ID twice", rows("users", user, user)),
  adding("a row of no organization", rows("users", { ...user, organizationId: 99 })),
  adding("rows that are null", rows("users", null)),
  adding("rows that are a number", '{"table":"users","rows":5}'),
  adding("a file named ../../../etc/passwd without an end", '{"file":"../../../etc/passwd"}', '{"part":"YQ=="}'),
  adding("a file in another one", '{"file":"../a"}', '{"file":"../b"}', '{"end":true}'),
  adding("a file whose name is a number", '{"file":5}', '{"part":"YQ=="}', '{"end":true}'),
  adding("a file that comes twice", ...Array(2).fill(['{"file":"a"}', '{"part":"YQ=="}', '{"end":true}']).flat()),
  adding("a part that is a number", '{"file":"a"}', '{"part":5}', '{"end":true}'),
  adding("a part without a file", '{"part":"YQ=="}'),
  { does: "a line of 400 MB without an end", lines: (heading) => repeated(`${heading}\n`, "a".repeat(megabyte), 400) },
  adding("100 MB of arrays in each other", "[".repeat(100 * megabyte)),
  {
    does: "a file of 300 MB in 2 MB, without an end",
    lines: (heading) => repeated(`${heading}\n{"file":"a"}\n`, `${part}\n`, 400),
  },
];
