import { type AnyOperationId, internalOperations, operations } from "@openparlance/api";
import { addTask } from "../src/services/tasks.ts";
import type { TaskInputs, TaskName } from "../src/store/background/task-inputs.ts";
import { buildTmx } from "./memories.ts";
import { makeOneOfEach, type OneOfEach } from "./one-of-each.ts";
import { isWriting, toRequest, validInputs } from "./requests.ts";
import type { Chooser } from "./seeded.ts";
import type { openTestServer, TestRequest, TestResponse } from "./test-server.ts";

type Server = Awaited<ReturnType<typeof openTestServer>>;

export type WriterResponse = Pick<TestResponse, "status" | "text">;

/** A server of this process or another one. */
export interface WritingServer extends Pick<Server, "runTasks"> {
  request(method: string, target: string, pending?: TestRequest): Promise<WriterResponse>;
}

export interface World extends OneOfEach {
  /** A part of all the world's texts, which differ from those of other worlds. */
  name: string;
}

/** An operation or a background task that writes. */
export interface WritingStep {
  name: string;
  /** Runs before other steps write; queues the task. */
  prepare?(server: Server, world: World): Promise<unknown>;
  /** @returns the response, if the step is an operation */
  run(server: WritingServer, world: World, chooser: Chooser): Promise<WriterResponse | undefined>;
}

const unitsInFile = 12;

/** Every second unit is approved. */
const xliffOf = (name: string): string => {
  const units = Array.from({ length: unitsInFile }, (_, at) => {
    const approved = at % 2 === 0 ? ' approved="yes"' : "";
    const target = at % 2 === 0 ? `<target state="final">${name} ${at} ist hier.</target>` : "";
    return `<trans-unit id="${at}"${approved}><source>${name} ${at} is here.</source>${target}</trans-unit>`;
  });
  return `<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2"><file original="a" source-language="en" target-language="de" datatype="plaintext"><body>${units.join("")}</body></file></xliff>`;
};

export async function makeWorld(server: Server, name: string): Promise<World> {
  const created = await makeOneOfEach(server, await server.createKey(), name);
  const { json: file } = await server.request("POST", "/v2/files?name=units.xlf", { body: xliffOf(name) });
  const headers = { name: "units.xlf", project_id: String(created.project), auto_accept: "true" };
  const { json: document } = await server.request("POST", "/v2/documents/files", { headers, body: xliffOf(name) });
  await server.settle();
  return { ...created, name, file: file.id, document: document.id, segment: document.segments[0].id };
}

/** The inputs with which operations write most. */
const inputsOf: Partial<Record<AnyOperationId, (world: World, chooser: Chooser) => Record<string, unknown>>> = {
  createJob: ({ memory, file }) => ({
    fileIds: [file],
    languagePairs: [{ memoryId: memory, trgLang: "de", autoAccept: true, pretranslate: true }],
  }),
  createSegment: ({ name, memory }, { below }) => ({
    memory_id: memory,
    document_id: undefined,
    source: `${name} pier ${below(1000)}`,
    target: "Pier",
    shouldApplySegmentation: false,
  }),
  importMemory: () => ({ name: "signs.tmx" }),
  pretranslateDocuments: ({ document }) => ({ id: [document], auto_accept: true }),
  uploadDocument: () => ({ name: "units.xlf", auto_accept: true }),
  updateWebhook: ({ name }) => ({ webhookName: name }),
  uploadFile: () => ({ langId: true }),
};

async function send(
  id: AnyOperationId,
  server: WritingServer,
  world: World,
  chooser: Chooser,
  headers = {},
): Promise<WriterResponse> {
  const operation = all[id];
  const inputs = { ...validInputs(operation, world, chooser), ...inputsOf[id]?.(world, chooser) };
  const file = id === "importMemory" ? buildTmx([[`${world.name} sign`, "Schild"]], "en", "de") : xliffOf(world.name);
  const input = Object.fromEntries(Object.entries(inputs).filter(([, value]) => value !== undefined));
  const { method, target, ...pending } = toRequest({ operation, inputs: input, file });
  return server.request(method, target, { ...pending, headers: { ...pending.headers, ...headers } } as never);
}

const all = { ...operations, ...internalOperations } as Record<AnyOperationId, Parameters<typeof isWriting>[0]>;

/** Reading operations that also write figures or notes. */
const notes: readonly AnyOperationId[] = ["getJobStats", "downloadDocument"];

const writingOperations: readonly WritingStep[] = Object.values(all)
  .filter((operation) => isWriting(operation) || notes.includes(operation.id))
  .map(({ id }) => ({ name: id, run: (server, world, chooser) => send(id, server, world, chooser) }));

type Queue = (server: Server, world: World, chooser: Chooser) => Promise<unknown>;

const byRequest =
  (id: AnyOperationId, fault = ""): Queue =>
  (server, world, chooser) =>
    send(id, server, world, chooser, fault && { "parlance-fault": fault });

const directly =
  <Name extends TaskName>(
    kind: Name,
    input: (server: Server, world: World) => TaskInputs[Name] | Promise<TaskInputs[Name]>,
    subject: (world: World) => string,
  ): Queue =>
  async (server, world) => {
    const task = { organizationId: server.organizationId, subject: subject(world), input: await input(server, world) };
    await server.core.store.atomically((tx) => addTask(tx, kind, task));
  };

const queued: { readonly [Name in TaskName]: Queue } = {
  "apply-work": async (server, world, chooser) => {
    const { text } = await server.request("GET", `/v2/documents/files?id=${world.document}&is_xliff=true`);
    const { name: content } = await server.files.write(new Blob([text]).stream());
    const { store } = server.core;
    await store.documents.update(server.organizationId, world.document, { importState: "running" });
    const input = { documentId: world.document, content, autoAccept: true, userEmail: "mo@harbour.example" };
    await directly(
      "apply-work",
      () => input,
      ({ job }) => `job:${job}`,
    )(server, world, chooser);
  },
  "check-document": directly("check-document", (_, { document }) => ({ documentId: document }), checksOf),
  "check-job": byRequest("deliverJob"),
  "detect-language": byRequest("uploadFile"),
  "erase-bytes": byRequest("deleteFile"),
  "erase-documents": byRequest("deleteDocument"),
  "erase-import": directly(
    "erase-import",
    () => ({ importId: 1 }),
    () => "import:1",
  ),
  "erase-memory": byRequest("deleteMemory"),
  "export-job": byRequest("exportJob"),
  "export-termbase": byRequest("exportTermbase"),
  "import-document": byRequest("uploadDocument", "import-pending"),
  "import-documents": byRequest("createJob", "creation-pending"),
  "import-memory": byRequest("importMemory"),
  pretranslate: byRequest("pretranslateDocuments"),
  "take-upload": directly(
    "take-upload",
    (_, { upload }) => ({ uploadId: upload }),
    ({ upload }) => `upload:${upload}`,
  ),
  "translate-file": byRequest("translateFiles"),
};

function checksOf({ document }: World): string {
  return `checks:${document}`;
}

const backgroundTasks: readonly WritingStep[] = Object.entries(queued).map(([name, queue]) => ({
  name,
  prepare: (server, world) => queue(server, world, first),
  async run({ runTasks }) {
    await runTasks();
    return undefined;
  },
}));

/** Always chooses the first option, and omits optional parts. */
const first: Chooser = { below: () => 0, oneIn: () => false, pick: ([one]) => one as never };

/** Every operation that writes, and every kind of background task. */
export const writers: readonly WritingStep[] = [...writingOperations, ...backgroundTasks];
