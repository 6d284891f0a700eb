import { beforeAll, describe, expect, test } from "vitest";
import { openTestServer } from "../../testing/test-server.ts";
import type { Caller } from "../core/caller.ts";
import type { BytesName } from "../core/file-store.ts";
import type { Memory } from "../store/memories/memories.ts";

/** More than two pages of any list. */
const count = 230;
/** More documents than are in memory at a time. */
const manyDocuments = 700;
const numbers = Array.from({ length: count }, (_, index) => index);

let server: Awaited<ReturnType<typeof openTestServer>>;
/** The IDs of all objects that the caller may see, by the path of the list. */
const expected = new Map<string, number[]>();
let projectOfMany: number;
let documentId: number;

async function repeat<NewDocument extends { id: number }>(
  path: string,
  make: (number: number) => Promise<NewDocument>,
) {
  const created: NewDocument[] = [];
  for (const number of numbers) created.push(await make(number));
  expected.set(
    path,
    created.map(({ id }) => id),
  );
  return created;
}

beforeAll(async () => {
  server = await openTestServer();
  const { organizationId, core } = server;
  const { store } = core;
  const createMemory = async (email: string, name: string): Promise<Memory> => {
    const caller = { organizationId, userId: await store.accounts.userOf(organizationId, email) } as Caller;
    const languages = { sourceLang: "en", targetLang: "de", sourceRegion: "GB", targetRegion: null };
    return store.memories.create(caller, { name, ...languages });
  };
  const hidden = await createMemory("mo@harbour.example", "Hidden");
  const [memory] = (await repeat("/v2/memories", (number) =>
    createMemory("admin@localhost", `"Mémoire" ${number}`),
  )) as [Memory];
  const content = "a" as BytesName;
  const [file] = await repeat("/v2/files?labels=spring,harbor", (number) =>
    store.files.create(organizationId, {
      name: `${number}.txt`,
      content,
      sizeBytes: 1,
      hash: "0",
      category: "API",
      projectId: null,
      jobType: null,
      labels: ["harbor", `${number}`, "spring"],
    }),
  );
  const translationOf = async (memoryId: number, name: string) => {
    const facts = { fileId: file?.id as number, memoryId, configId: null, keyId: 1, isMetered: 0, name };
    const [created] = await store.fileTranslations.create(organizationId, [facts]);
    return created as { id: number };
  };
  await translationOf(hidden.id, "hidden.txt");
  await repeat("/v2/translate/file?status=InProgress", (number) => translationOf(memory.id, `${number}.txt`));
  expected.set("/v2/translate/file?fromTime=1", expected.get("/v2/translate/file?status=InProgress") as number[]);
  await repeat("/v2/upload?statuses=pending,failed", (number) =>
    store.uploads.create(organizationId, {
      name: `${number}.txt`,
      mediaType: "text/plain",
      sizeBytes: null,
      category: "API",
      labels: [],
      uuid: null,
      storageKey: `${number}`,
      secret: "s",
      isMultipart: 0,
      isInBucket: 0,
      bucketUpload: null,
    }),
  );
  expected.set("/v2/upload?statuses=", []);
  expected.set("/v2/upload", expected.get("/v2/upload?statuses=pending,failed") as number[]);
  const templateParams = { language: "en" };
  const text = {
    language: "en",
    template: "post",
    templateParams,
    preferences: null,
    content: "Seagulls! ".repeat(200),
  };
  await repeat("/v2/create", (number) => store.contents.create(organizationId, { ...text, name: `${number}` }));
  const [template] = await store.workflows.list(organizationId);
  const job = await store.jobs.create(organizationId, {
    name: "Spring",
    creationStatus: "COMPLETE",
    due: null,
    isPlural: null,
    workflowTemplateId: null,
    domainId: null,
  });
  const projectOf = ({ id: memoryId, sourceLang, targetLang, sourceRegion, targetRegion }: Memory, name: string) =>
    store.projects.create(organizationId, {
      jobId: job.id,
      memoryId,
      sourceLang,
      targetLang,
      sourceRegion,
      targetRegion,
      name,
      due: 1000,
      metadata: '{"ship":"Ferry"}',
      connectorId: null,
      sampleReviewPercentage: 100,
      options: "{}",
      workflowTemplateId: template?.id as number,
    });
  await projectOf(hidden, "Hidden");
  const projects = await repeat("/v2/projects", (number) => projectOf(memory, `Leaflet ${number}`));
  expected.set(`/v2/projects?id=${projects.map(({ id }) => id).join()}`, expected.get("/v2/projects") as number[]);
  projectOfMany = projects[100]?.id as number;
  for (const [index, { id: projectId }] of projects.entries()) {
    const documents = projectId === projectOfMany ? manyDocuments : index % 4;
    if (documents === 0) continue;
    const facts = { projectId, content, reading: null, pretranslation: "idle" as const };
    const names = Array.from({ length: documents }, (_, number) => `${index}-${number}.txt`);
    const created = await store.documents.createAll(
      organizationId,
      names.map((name) => ({ ...facts, name, sizeBytes: 1 })),
    );
    documentId = created[0]?.id as number;
  }
  const segment = { target: "", state: "draft" as const, words: 1 };
  const segments = numbers.map((position) => ({ ...segment, position, source: `Quay ${position} ${"x".repeat(500)}` }));
  const written = await store.segments.create(organizationId, documentId, segments);
  await store.documents.update(organizationId, documentId, { importState: "succeeded", segments: count });
  expected.set(
    `/v2/documents?id=${documentId}&with_segments=true`,
    written.map(({ id }) => id),
  );
  return server.close;
});

/** The list in a response. */
const itemsIn = (json: { id: number }[] & Record<string, { id: number }[]>) => json.contents ?? json.segments ?? json;

describe("a list over several pages is the JSON of all its items", () => {
  const paths = ["/v2/memories", "/v2/files?labels=spring,harbor", "/v2/translate/file?status=InProgress"];
  paths.push("/v2/translate/file?fromTime=1", "/v2/upload", "/v2/upload?statuses=pending,failed", "/v2/create");
  paths.push("/v2/projects");
  test.each([...paths, "/v2/projects?id=", "/v2/documents?id="])("%s", async (start) => {
    const path =
      [...expected.keys()].find((each) => each === start) ??
      [...expected.keys()].find((each) => each.startsWith(start));
    const { text, json, status } = await server.request("GET", path as string);
    expect(status).toBe(200);
    expect(text).toBe(JSON.stringify(json));
    expect(itemsIn(json).map(({ id }) => id)).toEqual(expected.get(path as string));
  });
});

test.each([
  ["/v2/memories", "/v2/memories?id="],
  ["/v2/files?labels=spring,harbor", "/v2/files?id="],
  ["/v2/translate/file?status=InProgress", "/v2/translate/file?translationIds="],
  ["/v2/upload", "/v2/upload?ids="],
  ["/v2/projects", "/v2/projects?id="],
])("an item of %s is as it is alone", async (path, alone) => {
  const all: { id: number }[] = (await server.request("GET", path)).json;
  for (const at of [0, 99, 100, 101, count - 1]) {
    const { json } = await server.request("GET", `${alone}${all[at]?.id}`);
    expect([all[at]]).toEqual(json);
  }
});

test("a project has its documents in their order, however many they are", async () => {
  const { json } = await server.request("GET", "/v2/projects");
  const sizes = json.map(({ document }: { document: object[] }) => document.length);
  expect(sizes).toEqual(numbers.map((index) => (index === 100 ? manyDocuments : index % 4)));
  const names = json[100].document.map(({ name }: { name: string }) => name);
  expect(names).toEqual(Array.from({ length: manyDocuments }, (_, number) => `100-${number}.txt`));
});

test("the head of a long list has no body", async () => {
  const { status, text } = await server.request("HEAD", "/v2/projects");
  expect([status, text]).toEqual([200, ""]);
});
