import { get, seeded, unsupportedContent, withFault } from "../../sandbox/requests.ts";
import { valueAt } from "../../sandbox/sandbox-requests.ts";
import type { Drive } from "./drive.ts";
import { failInStorage, makeDocument, makeJob, makeProject, text, workOff, workOffLater } from "./operations.ts";
import type { StateRun } from "./run.ts";

const readable = "a file that can be read";
const unreadable = "a file that cannot be read";
const variants = [readable, unreadable] as const;

const document = (run: StateRun) => run.look(`/v2/documents?id=${run.id("document")}`);

async function upload(run: StateRun, headers = {}): Promise<void> {
  await makeProject(run);
  const file =
    run.variant === unreadable ? { name: "a.bin", body: unsupportedContent } : { name: "leaflet.txt", body: text };
  await makeDocument(run, { ...file, headers });
}

const fileOf = ({ variant }: StateRun) => (variant === unreadable ? seeded.fileWithoutFilter : seeded.file);

export const documentImport = {
  variants,
  moves: {
    uploadDocument: (run) => upload(run, withFault("import-pending")),
    createJob: (run) => makeJob(run, { fileId: fileOf(run), headers: withFault("creation-pending") }),
    "text extracted": { only: [readable], do: workOffLater },
    "file can't be parsed": { only: [unreadable], do: workOffLater },
  },
  async read(run) {
    const seen = await document(run);
    if (valueAt(seen, "import_in_progress")) return "importing";
    return valueAt(seen, "import_succeeded") ? "imported" : "failed";
  },
} satisfies Drive;

const readPretranslation = async (run: StateRun) => String(valueAt(await document(run), "status.pretranslation"));

/** Makes the import of the unreadable file wait. For other files, the pretranslation waits instead. */
const waiting = ({ variant }: StateRun, fault: string) => (variant === unreadable ? withFault(fault) : {});

export const pretranslation = {
  variants,
  moves: {
    "uploadDocument, without pretranslate": (run) => upload(run),
    "uploadDocument, with pretranslate": (run) =>
      upload(run, { pretranslate: "TM+MT", ...waiting(run, "import-pending") }),
    "createJob, without pretranslate": (run) => makeJob(run, { fileId: fileOf(run) }),
    "createJob, with pretranslate": (run) =>
      makeJob(run, { fileId: fileOf(run), pair: { pretranslate: true }, headers: waiting(run, "creation-pending") }),
    "import complete, worker free": {
      only: [readable],
      async do(run) {
        await run.perform({ name: "faults", faults: { memories: "waits" } });
        await run.beginWork(async () => (await readPretranslation(run)) === "running");
      },
    },
    "import fails": { only: [unreadable], do: workOffLater },
    async "all segments processed"(run) {
      await run.perform({ name: "faults", faults: {} });
      await run.workOff();
    },
  },
  read: readPretranslation,
} satisfies Drive;

export const documentExport = {
  moves: {
    uploadDocument: (run) => upload(run),
    createJob: (run) => makeJob(run),
    downloadDocument: { goesOn: true, do: (run) => run.send(get(`/v2/documents/files?id=${run.id("document")}`)) },
    exportJob: (run) => run.send(get(`/v2/jobs/${run.id("job")}/export?type=files`)),
    "file built": workOff,
    "file can't be built": failInStorage,
  },
  async read(run) {
    const seen = await document(run);
    if (valueAt(seen, "export_in_progress")) return "exporting";
    if (valueAt(seen, "export_succeeded")) return "exported";
    return valueAt(seen, "export_error_message") ? "failed" : "not exported";
  },
} satisfies Drive;
