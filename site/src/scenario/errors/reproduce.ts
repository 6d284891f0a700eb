import { errors, failureReasons } from "@openparlance/api";
import type { OperatorAction } from "@openparlance/sandbox";
import { seededIds } from "../../sandbox/requests.ts";
import { type ReadResponse, type SandboxAccess, valueAt } from "../../sandbox/sandbox-requests.ts";
import type { ScenarioEntry } from "../panel.ts";
import { type ReadInput, Session } from "../session.ts";
import { findDifference, findReasonDifference } from "./difference.ts";

export type ErrorId = keyof typeof errors;
export type ReasonId = keyof typeof failureReasons;

/** Prepares the sandbox for the session that the catalog prints. */
interface Setup {
  /** Instructions for the sandbox, if they differ from the catalog's. */
  how?: string;
  /** Run before the session. Strings are command lines. */
  before?: readonly (OperatorAction | string)[];
  /** Values that differ from the examples. */
  variables?: Readonly<Record<string, string>>;
}

const authorized = 'curl -u "$API_KEY:$API_KEY"';
const beginUpload = `${authorized} -H "Content-Type: application/json" \\
  -d '{"filename":"leaflet.txt","type":"text/plain"}' "$API/v2/upload/s3/multipart"`;
const createJob = `${authorized} -H "Content-Type: application/json" -d @- "$API/v2/jobs" << END
{ "name": "Spring leaflets", "srcLang": "en", "fileIds": [$FILE_ID], "languagePairs": [{ "memoryId": $MEMORY_ID }] }
END`;
const commandAction = (...words: string[]): OperatorAction => ({ name: "command", words });

const setups: Partial<Record<ErrorId | ReasonId, Setup>> = {
  "expired-key": {
    how: "Rotate a key without an overlap, and use the old one.",
    before: [commandAction("keys", "rotate", "2", "--overlap", "0", "--organization", "Elsewhere")],
  },
  "development-key-only": { before: [{ name: "mode", mode: "production" }] },
  "memory-not-shared": { how: "Request a memory with another organization's key." },
  "file-forbidden": { how: "Request a file with another organization's key." },
  "no-domains": {
    how: "Delete the only domain on the command line, then list the domains.",
    before: [commandAction("domains", "delete", "1")],
  },
  "termbase-not-exported": { variables: { MEMORY_ID: String(seededIds.otherMemory) } },
  "not-exported": { how: "Create a job, then download it.", before: [createJob] },
  "xliff-other-project": {
    how: "Create a job with a project. Then download a document of another project and upload it to the new one.",
    before: [createJob],
  },
  "translation-not-ready": { before: [{ name: "hold", isOn: true }] },
  "upload-closed": {
    how: "Start and abort a multipart upload, then request the URL of a part.",
    before: [beginUpload, `${authorized} -X DELETE "$API/v2/upload/s3/multipart/$UPLOAD_ID?s3Key=$S3_KEY"`],
  },
  "upload-parts": { before: [beginUpload] },
  "upload-size": {
    before: [`${authorized} "$API/v2/upload/s3/params?filename=leaflet.txt&type=text/plain&metadata.size=94"`],
  },
  default: { how: "Send a request to a path that doesn't exist." },
};

/** Values that a reader copies from responses: variables by request, with the paths of their values. */
const copyPattern: readonly [request: RegExp, variables: Readonly<Record<string, string>>][] = [
  [/^POST \/v2\/files/, { FILE_ID: "id" }],
  [/^POST \/v2\/translate\/file/, { TRANSLATION_ID: "0.id" }],
  [/^POST \/v2\/jobs$/, { JOB_ID: "id", OTHER_PROJECT_ID: "stats.projects.0.id" }],
  [/^POST \/v2\/documents\/files/, { DOCUMENT_ID: "id" }],
  [/^POST \/v2\/upload\/s3\/multipart$/, { UPLOAD_ID: "uploadId", S3_KEY: "key" }],
  [/^GET \/v2\/upload\/s3\/params/, { TOKEN: "url" }],
];

function copyValues(variables: Record<string, string>, request: string, { status, body }: ReadResponse): void {
  const [, names = {}] = copyPattern.find(([pattern]) => status < 400 && pattern.test(request)) ?? [];
  for (const [name, path] of Object.entries(names))
    variables[name] = String(valueAt(body, path)).replace(/^.*\/content\//, "");
}

/** An error of the catalog, or a reason for failed translations. */
export interface ErrorReproduction {
  id: ErrorId | ReasonId;
  how: string;
  /** The shell commands of the catalog, which end with the failing request. */
  session: string;
  differenceIn(response: ReadResponse): string | undefined;
  /** The text for the expected response. */
  verdict: string;
}

export function findReproduction(id: ErrorId | ReasonId): ErrorReproduction {
  const how = setups[id]?.how;
  if (id in failureReasons) {
    const reason = failureReasons[id as ReasonId];
    return {
      id,
      how: how ?? reason.reproduce.how,
      session: reason.reproduce.curl,
      differenceIn: (response) => findReasonDifference(reason, response),
      verdict: `The translation failed with this reason: ${reason.message}.`,
    };
  }
  const error = errors[id as ErrorId];
  return {
    id,
    how: how ?? error.reproduce.how,
    session: error.reproduce.curl,
    differenceIn: (response) => findDifference(error, response),
    verdict: "Reproduced: status, headers, and body match the description.",
  };
}

/** Resets the sandbox and runs the catalog's commands. @returns the response that should be the error */
export async function reproduce(
  { id, session: commands }: ErrorReproduction,
  { accounts, perform, fetch }: SandboxAccess,
  report: (entry: ScenarioEntry) => void,
  readFile?: ReadInput,
): Promise<ReadResponse> {
  const { before = [], variables = {} } = setups[id] ?? {};
  const isHeld = before.some((step) => typeof step === "object" && step.name === "hold");
  let last: ReadResponse | undefined;
  const session = new Session(
    { send: fetch, wait: (seconds) => perform({ name: "forward", ms: seconds * 1000 }) },
    {
      variables: { ...examples, ...keysOf(accounts), ...variables },
      async onExchange(exchange) {
        last = exchange.response;
        copyValues(session.variables, `${exchange.request.method} ${exchange.request.target}`, last);
        report(exchange);
        // Ends background work before the next command, as if a reader typed it.
        if (!isHeld) await perform({ name: "forward", ms: 0 });
      },
      ...(readFile && { readFile }),
    },
  );
  await perform({ name: "reset" });
  for (const step of before) {
    if (typeof step === "string") {
      await session.run(step);
      if (last && last.status >= 400) throw new Error(`A preparation step returned ${last.status}.`);
    } else {
      await perform(step);
      report({ action: step });
    }
  }
  await session.run(commands);
  if (!last) throw new Error("The session sent no request.");
  return last;
}

const examples = {
  API: "http://localhost",
  MEMORY_ID: String(seededIds.memory),
  FILE_ID: String(seededIds.file),
  JOB_ID: String(seededIds.job),
  PROJECT_ID: String(seededIds.project),
  DOCUMENT_ID: String(seededIds.document),
  WEBHOOK_ID: String(seededIds.webhook),
};

const keysOf = ({ own, other }: SandboxAccess["accounts"]) => ({
  API_KEY: own.key,
  OTHER_KEY: other.key,
  EXPIRED_KEY: other.key,
});
