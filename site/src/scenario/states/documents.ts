import { formatFaultHeader, getRequest, unsupportedContent } from "../../sandbox/requests.ts";
import { valueAt } from "../../sandbox/sandbox-requests.ts";
import type { Drive } from "./drive.ts";
import { fileOf, readable, unreadable, variants } from "./jobs.ts";
import {
  createDocument,
  createJob,
  createProject,
  failStorage,
  leaflet,
  runDelayedTasks,
  runTasks,
} from "./operations.ts";
import type { DiagramObject } from "./run.ts";

const fetchDocument = (run: DiagramObject) => run.fetchBody(`/v2/documents?id=${run.id("document")}`);

async function uploadFile(run: DiagramObject, headers = {}): Promise<void> {
  await createProject(run);
  const file =
    run.variant === unreadable ? { name: "a.bin", body: unsupportedContent } : { name: "leaflet.txt", body: leaflet };
  await createDocument(run, { ...file, headers });
}

export const documentImport = {
  variants,
  moves: {
    uploadDocument: (run) => uploadFile(run, formatFaultHeader("import-pending")),
    createJob: (run) => createJob(run, { fileId: fileOf(run), headers: formatFaultHeader("creation-pending") }),
    "text extracted": { variants: [readable], action: runDelayedTasks },
    "file can't be parsed": { variants: [unreadable], action: runDelayedTasks },
  },
  async read(run) {
    const document = await fetchDocument(run);
    if (valueAt(document, "import_in_progress")) return "importing";
    return valueAt(document, "import_succeeded") ? "imported" : "failed";
  },
} satisfies Drive;

const readPretranslation = async (run: DiagramObject) =>
  String(valueAt(await fetchDocument(run), "status.pretranslation"));

/** Makes the import of the unreadable file wait. For other files, the pretranslation waits instead. */
const delay = ({ variant }: DiagramObject, fault: string) => (variant === unreadable ? formatFaultHeader(fault) : {});

export const pretranslation = {
  variants,
  moves: {
    "uploadDocument, without pretranslate": (run) => uploadFile(run),
    "uploadDocument, with pretranslate": (run) =>
      uploadFile(run, { pretranslate: "TM+MT", ...delay(run, "import-pending") }),
    "createJob, without pretranslate": (run) => createJob(run, { fileId: fileOf(run) }),
    "createJob, with pretranslate": (run) =>
      createJob(run, { fileId: fileOf(run), pair: { pretranslate: true }, headers: delay(run, "creation-pending") }),
    "import complete, worker free": {
      variants: [readable],
      async action(run) {
        await run.perform({ name: "faults", faults: { memories: "waits" } });
        await run.beginWork(async () => (await readPretranslation(run)) === "running");
      },
    },
    "import fails": { variants: [unreadable], action: runDelayedTasks },
    async "all segments processed"(run) {
      await run.perform({ name: "faults", faults: {} });
      await run.doDueWork();
    },
  },
  read: readPretranslation,
} satisfies Drive;

export const documentExport = {
  moves: {
    uploadDocument: (run) => uploadFile(run),
    createJob: (run) => createJob(run),
    downloadDocument: {
      continuesAtOnce: true,
      action: (run) => run.send(getRequest(`/v2/documents/files?id=${run.id("document")}`)),
    },
    exportJob: (run) => run.send(getRequest(`/v2/jobs/${run.id("job")}/export?type=files`)),
    "file built": runTasks,
    "file can't be built": failStorage,
  },
  async read(run) {
    const document = await fetchDocument(run);
    if (valueAt(document, "export_in_progress")) return "exporting";
    if (valueAt(document, "export_succeeded")) return "exported";
    return valueAt(document, "export_error_message") ? "failed" : "not exported";
  },
} satisfies Drive;
