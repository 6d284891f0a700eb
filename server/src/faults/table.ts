import { type AnyOperationId, failureReasons, type Operation } from "@openparlance/api";
import { FilterError } from "@openparlance/filters/filter-error";
import { ExportError } from "../background/export-entries.ts";
import { type ApiError, idempotencyRunning, makeError, overload, rateLimitExceeded } from "../core/errors.ts";
import { rateLimit } from "../core/rate-limit.ts";
import { TranslationFailure } from "../rules/translation-failure.ts";
import type { Services } from "../services/services.ts";
import type { TaskName } from "../store/background/task-inputs.ts";

type Change = (services: Services) => Partial<Services>;

/** A fault of a request, in its response or in the tasks that it adds. */
export interface FaultRow {
  operations?: readonly AnyOperationId[];
  /** Returns the error of the request, before any work is done. */
  refuse?(operation: Operation): ApiError | false;
  request?: Change;
  tasks?: Partial<Record<TaskName, { delayMs?: number; services?: Change }>>;
}

const changeService =
  <Name extends keyof Services>(name: Name, methods: (service: Services[Name]) => unknown): Change =>
  (services) => ({ [name]: { ...(services[name] as object), ...(methods(services[name]) as object) } });
const failWith = (error: Error) => () => Promise.reject(error);

const longDelay = { delayMs: 10_000 };

/** Each file seems to have more segments than are read before the response. */
const readLater = changeService("filters", () => ({
  open: async () => ({ size: Number.POSITIVE_INFINITY, close() {} }),
}));

const damagedMessage = "File extraction error";
const unreadable = changeService("filters", () => ({
  open: failWith(Object.assign(new FilterError(damagedMessage, ""), { message: damagedMessage })),
}));

const unwritable = changeService("files", () => ({ write: failWith(new ExportError("File reassembly error")) }));

const withoutSegments = changeService("store", () => ({
  segments: {
    // biome-ignore lint/correctness/useYield: it fails before its first page
    async *pages() {
      throw new FilterError("File reassembly error", "requested with Parlance-Fault");
    },
  },
}));

const pretranslating = changeService("store", ({ documents }) => ({
  documents: {
    async find(...id: Parameters<typeof documents.find>) {
      const document = await documents.find(...id);
      return document && { ...document, pretranslation: "running" };
    },
  },
}));

const breakingOff = changeService("writer", (writer) => ({
  async *write(...order: Parameters<typeof writer.write>) {
    for await (const piece of writer.write(...order)) {
      yield piece;
      throw makeError("server-error");
    }
  },
}));

/** Damages written files: their size stays the same, and no format can read them. */
const damageFiles = changeService("files", (files) => ({
  write(body: ReadableStream<Uint8Array>) {
    const damage = new TransformStream<Uint8Array, Uint8Array>({
      transform: (part, controller) => controller.enqueue(new Uint8Array(part.length).fill(0x81)),
    });
    return files.write(body.pipeThrough(damage));
  },
}));

const failedTranslations = Object.values(failureReasons).map(({ id, message }): [string, FaultRow] => {
  const services = changeService("store", () => ({
    memories: { findForWork: failWith(new TranslationFailure(message)) },
  }));
  return [id, { operations: ["translateFiles"], tasks: { "translate-file": { services } } }];
});

/** Faults by values of the header `Parlance-Fault`. Source: contract of the API, "Reproducing rare errors". */
export const faults: Readonly<Record<string, FaultRow>> = {
  quota: { refuse: () => rateLimitExceeded(rateLimit.limit, rateLimit.waitMs / 1000) },
  "server-error": { refuse: () => makeError("server-error") },
  overload: { refuse: overload },
  "storage-quota": {
    refuse: ({ errors }) => errors.includes("storage-quota") && makeError("storage-quota", { n: 1024 ** 3 }),
  },
  "idempotency-running": { refuse: (operation) => operation.acceptsIdempotencyKey && idempotencyRunning() },
  "detection-failure": { operations: ["uploadFile"], tasks: { "detect-language": { services: unreadable } } },
  "creation-pending": { operations: ["createJob"], request: readLater, tasks: { "import-documents": longDelay } },
  "creation-failure": {
    operations: ["createJob"],
    request: unreadable,
    tasks: { "import-documents": { services: unreadable } },
  },
  "export-pending": {
    operations: ["exportJob", "exportTermbase"],
    tasks: { "export-job": longDelay, "export-termbase": longDelay },
  },
  "export-failure": { operations: ["exportJob"], tasks: { "export-job": { services: unwritable } } },
  "import-pending": {
    operations: ["importMemory", "uploadDocument"],
    request: readLater,
    tasks: { "import-memory": longDelay, "import-document": longDelay },
  },
  // The task that imports a large document adds the task that pretranslates it.
  "pretranslation-pending": {
    operations: ["uploadDocument"],
    tasks: { pretranslate: longDelay, "import-document": {} },
  },
  "reassembly-failure": { operations: ["downloadDocument"], request: withoutSegments },
  "generation-failure": { operations: ["generateCreateContent", "regenerateCreateContent"], request: breakingOff },
  ...Object.fromEntries(failedTranslations),
};

export const faultNames: readonly string[] = Object.keys(faults);

/** Faults that only a sandbox can switch on, not the header. */
export const sandboxFaults = {
  imports: { fail: { operations: ["importMemory", "uploadDocument"], request: damageFiles } },
  documents: { pretranslating: { operations: ["downloadDocument"], request: pretranslating } },
} satisfies Record<string, Record<string, FaultRow>>;
