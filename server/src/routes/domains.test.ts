import { filters } from "@openparlance/filters";
import { beforeEach, describe, expect, test } from "vitest";
import { openTestServer } from "../../testing/test-server.ts";
import { readingFor } from "../rules/filter-formats.ts";

let server: Awaited<ReturnType<typeof openTestServer>>;

beforeEach(async () => {
  server = await openTestServer();
});

const list = async (key?: string) => (await server.request("GET", "/v3/domains", key ? { key } : {})).json;

const csv = {
  format: "csv",
  name: "CSV with a header",
  description: "",
  options: {},
  subfilters: {},
  srx: "",
  segmentation: "sentence" as const,
  segmentationName: "Own",
};

describe("listDomains", () => {
  test("shows a new organization its domain General with the built-in model", async () => {
    const { items, size } = await list();
    expect(size).toBe(1);
    expect(items).toHaveLength(1);
    expect(items[0]).toMatchObject({
      domainId: 1,
      domainName: "General",
      models: [
        {
          id: 1,
          name: "Adaptive",
          provider: "Built-in",
          status: "Active",
          srcLang: null,
          trgLang: null,
          srcLocale: null,
          trgLocale: null,
        },
      ],
      domainMetadata: [],
    });
  });

  test("shows a filter configuration per format, each the default", async () => {
    const { filterConfigs } = (await list()).items[0];
    expect(filterConfigs.map((config: { filterConfig: string }) => config.filterConfig)).toEqual(
      filters.map(({ name }) => name),
    );
    expect(filterConfigs[0]).toEqual({
      id: 1,
      isDefault: true,
      filterConfig: "plaintext",
      filterName: "Plain text",
      configName: "Plain text by sentence",
      configDescription: "One segment per sentence",
      subfilters: "{}",
      segmentationConfigSetting: "SENTENCE",
      srx: "",
      segmentationConfigName: "Default",
      domains: [{ id: 1, name: "General" }],
      createdAt: "2025-03-10T10:00:00.000Z",
      updatedAt: "2025-03-10T10:00:00.000Z",
      default: true,
    });
  });

  test("takes the key from its header too", async () => {
    const key = await server.createKey();
    expect((await server.request("GET", "/v3/domains", { key: "", headers: { key } })).status).toBe(200);
    expect((await server.request("GET", "/v3/domains", { key: "", headers: { key: "x" } })).status).toBe(401);
  });

  test("returns 404 when there are no domains", async () => {
    await server.core.store.atomically((tx) => tx.domains.delete(server.organizationId, 1));
    const response = await server.request("GET", "/v3/domains");
    expect([response.status, response.json]).toEqual([404, { message: "No domains were found." }]);
  });

  test("shows an organization its own domains alone", async () => {
    const other = await server.core.store.accounts.createOrganization("Other", "business");
    await server.core.store.domains.setMetadata(server.organizationId, 1, "tone", "warm");
    const { items } = await list(await server.createKey("eve@other.example", other));
    expect(items).toHaveLength(1);
    expect(items[0]).toMatchObject({ domainName: "General", domainMetadata: [] });
    expect(items[0].domainId).not.toBe(1);
    expect(items[0].models[0].id).not.toBe(1);
  });
});

describe("a domain", () => {
  test("is made with what the organization has, and listed in the order of ids", async () => {
    const id = await server.core.store.atomically((tx) => tx.domains.create(server.organizationId, "Legal"));
    const { items, size } = await list();
    expect(size).toBe(2);
    const [general, legal] = items;
    expect(legal).toMatchObject({ domainId: id, domainName: "Legal", models: general.models });
    expect(legal.filterConfigs).toEqual(general.filterConfigs);
    const both = [
      { id: 1, name: "General" },
      { id, name: "Legal" },
    ];
    expect(general.filterConfigs[0].domains).toEqual(both);
  });

  test("has its metadata by key, each key once", async () => {
    const { domains } = server.core.store;
    for (const [key, value] of [
      ["tone", "cold"],
      ["tone", "warm"],
      ["area", "harbour"],
      ["gone", "soon"],
      ["gone", undefined],
    ] as const) {
      await domains.setMetadata(server.organizationId, 1, key, value);
    }
    expect((await list()).items[0].domainMetadata).toEqual([
      { key: "area", value: "harbour" },
      { key: "tone", value: "warm" },
    ]);
  });

  test("has one default configuration for each format: the last one that was added as such", async () => {
    const { store } = server.core;
    const legal = await store.atomically((tx) => tx.domains.create(server.organizationId, "Legal"));
    const added = await store.atomically((tx) =>
      tx.domains.addFilterConfig(server.organizationId, csv, { domainIds: [legal], isDefault: true }),
    );
    const defaults = await store.domains.defaultsOf(server.organizationId, legal);
    expect(defaults.filter(({ format }) => format === "csv").map(({ id }) => id)).toEqual([added]);
    expect(readingFor("a.CSV", defaults)?.id).toBe(added);
    expect(readingFor("a.bin", defaults)).toBeUndefined();
    const ofGeneral = readingFor("a.csv", await store.domains.defaultsOf(server.organizationId, 1));
    expect(ofGeneral?.id).not.toBe(added);
    const shown = (await list()).items[1].filterConfigs.find(({ id }: { id: number }) => id === added);
    expect(shown).toMatchObject({ isDefault: true, default: true, domains: [{ id: legal, name: "Legal" }] });
  });
});
