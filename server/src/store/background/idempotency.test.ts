import { Kysely, sql } from "kysely";
import { expect, test } from "vitest";
import { testDatabase } from "../../../testing/databases.ts";
import { openStore } from "../store.ts";

const maxKeys = 100_000;

test("an organization has at most 100,000 keys: the oldest go, but for those whose request is under way", async () => {
  const { database, ...options } = await testDatabase();
  const beside = new Kysely<never>({ dialect: database });
  const now = 1000;
  const store = await openStore(database, () => now, options);
  const harbour = await store.accounts.createOrganization("Harbour", "business");
  const pier = await store.accounts.createOrganization("Pier", "business");
  /** Adds more keys than the limit. The request of the first one is running. */
  const fill = (organizationId: number, firstId: number) =>
    sql`
      with recursive n(i) as (select 0 union all select i + 1 from n where i < ${sql.lit(maxKeys + 4)})
      insert into idempotency_keys
        (id, organization_id, key, fingerprint, owner, leased_until, results, created_at)
      select ${sql.lit(firstId)} + i, ${sql.lit(organizationId)}, 'k' || i, 'f', '/', case i when 0 then 5000 else 0 end, '[]', 1
      from n`.execute(beside);
  await fill(harbour, 1_000_000);
  await fill(pier, 2_000_000);
  const claim = async (key: string) => {
    const request = { organizationId: harbour, key, fingerprint: "f", upload: undefined };
    return (await store.idempotency.claim(request, "/another")).state;
  };
  const keysOf = async (organizationId: number) => {
    const counted = sql<{ key: string }>`
      select key from idempotency_keys where organization_id = ${sql.lit(organizationId)} order by id`;
    return (await counted.execute(beside)).rows.map(({ key }) => key);
  };
  expect(await claim("k9")).toBe("owned");
  const left = await keysOf(harbour);
  expect([left.length, ...left.slice(0, 3)]).toEqual([maxKeys + 1, "k0", "k5", "k6"]);
  expect(await keysOf(pier)).toHaveLength(maxKeys + 5);
  await store.close();
});

test("a request of another process whose clock is ahead is under way, and one of a time of day that was set back isn't", async () => {
  const { database, ...options } = await testDatabase();
  let now = 1_741_600_800_000;
  const store = await openStore(database, () => now, { ...options, isShared: false });
  const organizationId = await store.accounts.createOrganization("Harbour", "business");
  const claim = async (owner: string) => {
    const request = { organizationId, key: "k", fingerprint: "f", upload: undefined };
    return (await store.idempotency.claim(request, owner)).state;
  };
  expect(await claim("/one")).toBe("owned");
  now -= 20_000;
  expect(await claim("/another")).toBe("running");
  now -= 24 * 3600_000;
  expect(await claim("/another")).toBe("owned");
  await store.close();
});
