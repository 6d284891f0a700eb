import { postRequest, seededIds } from "../../sandbox/requests.ts";
import { valueAt } from "../../sandbox/sandbox-requests.ts";
import type { Drive, MoveAction } from "./drive.ts";
import { createThing, failStorage, leaflet, runTasks } from "./operations.ts";
import { type DiagramObject, RefusedError } from "./run.ts";

const importMemory: MoveAction = (run) => {
  const csv = `source,target\nThe pier is closed.,Der Pier ist ${run.newText()}.\n`;
  const headers = { memory_id: String(run.id("memory")), name: "harbour.csv" };
  return run.send(postRequest("/v2/memories/import", csv, headers));
};

export const memoryProcessing = {
  moves: {
    createMemory: (run) =>
      createThing(run, "memory", postRequest("/v2/memories", { name: "Harbour signs", srclang: "en", trglang: "de" })),
    importMemory,
    exportTermbase: (run) => run.send(postRequest(`/v2/memories/termbase/export?id=${run.id("memory")}`)),
    "last import or export ends": runTasks,
  },
  read: async (run) => String(valueAt(await run.fetchBody(`/v2/memories?id=${run.id("memory")}`), "0.is_processing")),
} satisfies Drive;

const readTranslationStatus = async (run: DiagramObject): Promise<string> =>
  String(valueAt(await run.fetchBody(`/v2/translate/file?translationIds=${run.id("translation")}`), "0.status"));

export const fileTranslation = {
  moves: {
    async translateFiles(run) {
      const target = `/v2/translate/file?fileId=${seededIds.file}&memoryId=${seededIds.memory}`;
      run.keepId("translation", await run.send(postRequest(target)), "0.id");
    },
    async "text translated"(run) {
      await run.perform({ name: "faults", faults: { storage: "waits" } });
      await run.beginWork(async () => (await readTranslationStatus(run)) === "Completed");
    },
    async "file built"(run) {
      await run.perform({ name: "faults", faults: {} });
      await run.doDueWork();
    },
    "one of nine reasons": (run, step) => (step.from === "Completed" ? failStorage(run, step) : deleteMemory(run)),
  },
  read: readTranslationStatus,
} satisfies Drive;

/** Makes the translation fail with "Invalid memory". */
async function deleteMemory(run: DiagramObject): Promise<void> {
  await run.send({ method: "DELETE", target: `/v2/memories?id=${seededIds.memory}` });
  await run.doDueWork();
}

const withText = "a text";
const withoutText = "a file without text";

export const file = {
  variants: [withText, withoutText],
  moves: {
    uploadFile: (run) => {
      const [name, body] = run.variant === withText ? ["leaflet.txt", leaflet] : ["empty.txt", " "];
      return createThing(run, "file", postRequest(`/v2/files?name=${name}`, body));
    },
    "language detected": { variants: [withText], action: runTasks },
    "detection fails": { variants: [withoutText], action: runTasks },
    deleteFile: (run) => run.send({ method: "DELETE", target: `/v2/files?id=${run.id("file")}` }),
  },
  async read(run) {
    const file = await run.fetchBody(`/v2/files?id=${run.id("file")}`).catch(ignoreGone);
    if (!file) return "deleted";
    const language = String(valueAt(file, "0.detected_lang"));
    return ["zxx", "und"].includes(language) ? language : "detected";
  },
} satisfies Drive;

function ignoreGone(error: unknown): undefined {
  if (!(error instanceof RefusedError && error.response.status === 410)) throw error;
}
