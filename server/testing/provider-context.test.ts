import type { ProviderRequest, TranslationProvider } from "@openparlance/engine";
import { expect, test } from "vitest";
import { inProcessEngines } from "../src/engines/in-process-engines.ts";
import { importInto, newMemory } from "./memories.ts";
import { runCommand } from "./run-command.ts";
import { openTestServer } from "./test-server.ts";

/** A server whose provider writes capitals and accepts all context, and the requests to that provider. */
async function openWithProvider(capabilities: Partial<TranslationProvider["capabilities"]> = { context: true }) {
  const requests: ProviderRequest[] = [];
  const provider: TranslationProvider = {
    name: "Capitals",
    capabilities: {
      batch: 1,
      terms: true,
      examples: true,
      ...capabilities,
    },
    async translate(request) {
      requests.push(request);
      return request.segments.map(({ source }) => [{ target: source.toUpperCase() }]);
    },
  };
  const server = await openTestServer({ engines: inProcessEngines({ thread: { providers: [provider] } }) });
  const about = () =>
    requests
      .splice(0)
      .flatMap(({ segments, ...request }) => segments.map((segment) => ({ ...request, ...segment })))
      .sort((a, b) => (a.source < b.source ? -1 : 1));
  return { ...server, about };
}

const file = "Anchors.\nBoats.\nCranes.\n";
const neighbors = [
  { source: "Anchors.", neighbors: { next: "Boats." } },
  { source: "Boats.", neighbors: { previous: "Anchors.", next: "Cranes." } },
  { source: "Cranes.", neighbors: { previous: "Boats." } },
];

test("pretranslation sends providers the neighbors, the file, its owner, and the instructions of domain and project", async () => {
  const server = await openWithProvider();
  const { request: send, core, organizationId, about } = server;
  const memoryId = await newMemory(server);
  await runCommand(core.store, "domains", "create", "Ships");
  const domain = (await core.store.domains.list(organizationId)).find(({ name }) => name === "Ships");
  for (const setting of [
    "instructions=Be brief.",
    "Style.DE=Sie, not du.",
    "style.fr=Vous.",
    "instructions.de-DE=Use ß.",
  ]) {
    await runCommand(core.store, "domains", "set", String(domain?.id), setting);
  }
  const project = {
    name: "Harbour",
    memory_id: memoryId,
    domainId: domain?.id,
    additional_guidelines: "Ships are female.",
  };
  const { id } = (await send("POST", "/v2/projects", { body: project })).json;
  const headers = { name: "ships.txt", project_id: String(id), pretranslate: "TM+MT" };
  await send("POST", "/v2/documents/files", { body: file, headers });
  await server.settle();
  const instructions = "Be brief.\nSie, not du.\nUse ß.\nShips are female.";
  expect(about()).toMatchObject(
    neighbors.map((each) => ({ ...each, document: "ships.txt", owner: organizationId, instructions })),
  );
  expect(server.errors).toEqual([]);
  await server.close();
});

test("file translation sends them the neighbors and the file, and terms come with their notes", async () => {
  const server = await openWithProvider();
  const memoryId = await newMemory(server);
  await importInto(server, memoryId, "terms.csv", "source,target,definition\nboats,Kähne,small ships\n", {
    has_header_row: "true",
  });
  const { id } = (
    await server.request("POST", "/v2/files?name=ships.txt", { body: "Anchors.\nMany boats leave early.\nCranes.\n" })
  ).json;
  await server.request("POST", `/v2/translate/file?fileId=${id}&memoryId=${memoryId}`);
  await server.settle();
  const requests = server.about();
  expect(requests.map(({ document }) => document)).toEqual(["ships.txt", "ships.txt", "ships.txt"]);
  expect(requests[2]?.neighbors).toEqual({ previous: "Anchors.", next: "Cranes." });
  expect(requests[2]?.terms).toEqual([
    { source: "boats", target: "Kähne", note: "small ships", span: { start: 5, end: 10 } },
  ]);
  await server.close();
});

test("a provider that makes no use of context gets none", async () => {
  const server = await openWithProvider({});
  const memoryId = await newMemory(server);
  const { id } = (await server.request("POST", "/v2/files?name=ships.txt", { body: file })).json;
  await server.request("POST", `/v2/translate/file?fileId=${id}&memoryId=${memoryId}`);
  await server.settle();
  for (const each of server.about()) {
    for (const name of ["neighbors", "document", "instructions", "draft"]) expect(each).not.toHaveProperty(name);
  }
  await server.close();
});
