import { expect, test } from "vitest";
import { sqliteInMemory } from "../../node/database/sqlite.ts";
import type { TablePage } from "../database/dump.ts";
import { migrateDump } from "../database/migrate-dump.ts";

test("webhooks of an earlier version are those of the only user of their organization, if there is just one", async () => {
  async function* pages(): AsyncGenerator<TablePage> {
    const [organization, user] = [
      { plan: "business", createdAt: 0 },
      { createdAt: 0, email: "mo@harbour.example" },
    ];
    yield { table: "organizations", rows: [1, 2].map((id) => ({ ...organization, id, name: `${id}` })) };
    const users = [
      { id: 10, organizationId: 1, ...user },
      { id: 20, organizationId: 2, ...user },
      { id: 21, organizationId: 2, ...user, email: "bea@harbour.example" },
    ];
    yield { table: "users", rows: users };
    const webhook = { name: "a", url: "https://a.example/", eventTypes: "[]", secret: "s", createdAt: 0 };
    yield { table: "webhooks", rows: [1, 2].map((id) => ({ ...webhook, id, organizationId: id })) };
  }
  const matches: unknown[] = [];
  for await (const { table, rows } of migrateDump(sqliteInMemory(), "0016-entries-of-documents", pages())) {
    if (table === "webhooks") matches.push(...rows.map(({ userId }) => userId));
  }
  expect(matches).toEqual([10, null]);
});
