import { describe, expect, test } from "vitest";
import { countDatabase } from "../../testing/counted-database.ts";
import { importInto, newMemory } from "../../testing/memories.ts";
import { openTestServer } from "../../testing/test-server.ts";
import { inProcessEngines } from "../engines/in-process-engines.ts";

const termCount = 5000;
const csvOf = (count: number) => Array.from({ length: count }, (_, at) => `berth ${at},Platz ${at}\n`).join("");

/** A server that counts the rows it reads, with a memory of many terms. */
async function serverWithTerms() {
  const database = countDatabase();
  const server = await openTestServer({ on: database.on });
  const memory = await newMemory(server);
  await importInto(server, memory, "terms.csv", csvOf(termCount));
  database.takeSelected("terms");
  return { ...server, memory, database };
}

type Server = Awaited<ReturnType<typeof serverWithTerms>>;

const check = async ({ request: send, memory }: Server, source: string, target: string) =>
  (await send("POST", "/v2/translate/check", { body: { memory_id: memory, source, target } })).json;

const wrong = {
  check: "terminology",
  type: "terminology",
  severity: "warning",
  segment: 1,
  message: 'The term "Berth 7" isn\'t translated as "Platz 7".',
  source: { start: 0, end: 7 },
};

const xliffOf = (units: readonly (readonly [source: string, target: string])[]) =>
  `<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2"><file original="a.txt" source-language="en" target-language="de" datatype="plaintext"><body>${units
    .map(
      ([source, target], at) =>
        `<trans-unit id="${at}"><source>${source}</source><target>${target}</target></trans-unit>`,
    )
    .join("")}</body></file></xliff>`;

async function documentOf({ request: send, settle, memory }: Server, units: Parameters<typeof xliffOf>[0]) {
  const { id: project } = (await send("POST", "/v2/projects", { body: { name: "Signs", memory_id: memory } })).json;
  const headers = { name: "signs.xliff", project_id: String(project) };
  const { json } = await send("POST", "/v2/documents/files", { headers, body: xliffOf(units) });
  await settle();
  return { project, id: json.id };
}

describe("checks with the terms of a memory", () => {
  test("read the terms once, however many are requested at once", async () => {
    const server = await serverWithTerms();
    // The engine isn't loaded, as after a start.
    await server.core.engines.forget(server.memory);
    const once = () => check(server, "Berth 7 is free.", "Ort 7 ist frei.");
    const all = await Promise.all(Array.from({ length: 20 }, once));
    for (const { findings } of all) expect(findings).toEqual([wrong]);
    expect(server.database.takeSelected("terms")).toBe(termCount);
    await importInto(server, server.memory, "more.csv", "quay,Kai\n");
    server.database.takeSelected("terms");
    // The import has sent the terms to the engine.
    expect((await check(server, "The quay is wet.", "Der Steg ist nass.")).warnings).toBe(1);
    expect(server.database.takeSelected("terms")).toBe(0);
  });

  test("are refused beyond the questions that an organization may have under way", async () => {
    const host = inProcessEngines();
    const refused = Promise.withResolvers<void>();
    const check: typeof host.check = (...inputs) => refused.promise.then(() => host.check(...inputs));
    const server = await openTestServer({ engines: { ...host, check } });
    const body = { memory_id: await newMemory(server), source: "a", target: "b" };
    let refusals = 0;
    const all = Array.from({ length: 210 }, async () => {
      const { status } = await server.request("POST", "/v2/translate/check", { body });
      if (status === 503 && ++refusals === 10) refused.resolve();
      return status;
    });
    const statuses = Map.groupBy(await Promise.all(all), (status) => status);
    expect([statuses.get(200)?.length, statuses.get(503)?.length]).toEqual([200, 10]);
  });

  test("of a job that is delivered read them once, however many documents it has", async () => {
    const server = await serverWithTerms();
    const { request: send, settle, memory, database } = server;
    const fileIds: number[] = [];
    for (let at = 0; at < 30; at++) {
      fileIds.push((await send("POST", `/v2/files?name=f${at}.txt&langId=false`, { body: `Berth ${at}.` })).json.id);
    }
    const body = { name: "Signs", fileIds, srcLang: "en", languagePairs: [{ memoryId: memory }] };
    const { id } = (await send("POST", "/v2/jobs", { body })).json;
    await settle();
    database.takeSelected("terms");
    await send("POST", `/v2/jobs/${id}/deliver`);
    await settle();
    // The import of the documents looked up matches, so the engine had them.
    expect(database.takeSelected("terms")).toBe(0);
    const { organizationId, core } = server;
    const [project] = await core.store.projects.presentIn(organizationId, id);
    const documents = await core.store.documents.ofProjects(organizationId, [project?.id ?? 0]);
    expect(documents).toHaveLength(30);
    for (const { id } of documents) {
      expect(await core.store.documentChecks.of(organizationId, id)).toMatchObject([{ occasion: "delivery" }]);
    }
  });

  test("use those for the target locale of the project, not of the memory", async () => {
    const server = await openTestServer();
    const memory = await newMemory(server);
    const terms = "en,de,Locale\ntomato,Paradeiser,de-AT\ntomato,Tomate,de-DE\n";
    await importInto(server, memory, "terms.csv", terms, { has_header_row: "true" });
    const fileIds = [
      (await server.request("POST", "/v2/files?name=a.txt&langId=false", { body: "A ripe tomato." })).json.id,
    ];
    const body = {
      name: "Soup",
      fileIds,
      srcLang: "en",
      languagePairs: [{ memoryId: memory, trgLang: "de", trgLocale: "AT" }],
    };
    const { stats } = (await server.request("POST", "/v2/jobs", { body })).json;
    await server.settle();
    const [{ document }] = (await server.request("GET", `/v2/projects?id=${stats.projects[0].id}`)).json;
    const { segments } = (await server.request("GET", `/v2/documents?id=${document[0].id}`)).json;
    await server.request("PUT", "/v2/segments", { body: { id: segments[0].id, target: "Eine reife Tomate." } });
    const { findings } = (await server.request("GET", `/v2/documents/check?id=${document[0].id}`)).json;
    expect(findings).toMatchObject([{ message: 'The term "tomato" isn\'t translated as "Paradeiser".' }]);
  });
});

describe("the checks of a document", () => {
  test("are one JSON object with the counts first, of all its pages", async () => {
    const server = await serverWithTerms();
    const { id } = await documentOf(
      server,
      Array.from({ length: 2100 }, (_, at) => [
        `Berth ${at} is free.`,
        at % 2 === 0 ? `Platz ${at} ist frei.` : "Frei.",
      ]),
    );
    const { text, json, headers } = await server.request("GET", `/v2/documents/check?id=${id}`);
    expect(headers.get("content-type")).toBe("application/json; charset=utf-8");
    expect(text).toBe(JSON.stringify(json));
    expect(Object.keys(json)).toEqual(["segments", "errors", "warnings", "findings", "recorded"]);
    expect([json.segments, json.errors + json.warnings]).toEqual([2100, json.findings.length]);
    const terminology = json.findings.filter(({ check }: { check: string }) => check === "terminology");
    expect(terminology).toHaveLength(1050);
  });

  test("are compared over the whole document", async () => {
    const server = await serverWithTerms();
    const between = Array.from({ length: 600 }, (_, at) => [`Buoy ${at}`, `Boje ${at}`] as const);
    const { id } = await documentOf(server, [
      ["Mind the wet deck.", "Vorsicht, nasses Deck."],
      ...between,
      ["Mind the wet deck.", "Achtung, nasses Deck."],
    ]);
    const { findings, segments } = (await server.request("GET", `/v2/documents/check?id=${id}`)).json;
    expect(segments).toBe(602);
    expect(findings).toMatchObject([
      {
        check: "inconsistent",
        message: expect.stringContaining('is translated as "Vorsicht, nasses Deck." in segment'),
      },
    ]);
  });
});
