import type { ObjectKind } from "@openparlance/api";
import type { openTestServer, TestRequest } from "./test-server.ts";

type Server = Pick<Awaited<ReturnType<typeof openTestServer>>, "request" | "put" | "settle">;

/** The ID of one object of each kind of an organization. */
export type OneOfEach = Readonly<Record<ObjectKind, number>> & {
  /** The upload's only part is already stored. */
  readonly uploadKey: string;
};

export const uploadedPart = { text: "One.", ETag: '"900019fa233e608091ba641d50d69b81"', PartNumber: 1 };

/** Creates one object of each kind through the API. @param word is in every object, so that a test can find leaks */
export async function makeOneOfEach(
  { request, put, settle }: Server,
  key: string,
  word = "Quayside",
): Promise<OneOfEach> {
  const send = async (method: string, target: string, pending: Omit<TestRequest, "key"> = {}) =>
    (await request(method, target, { key, ...pending })).json;

  const memory = await send("POST", "/v2/memories", { body: { name: word, srclang: "en", trglang: "de" } });
  const headers = { memory_id: String(memory.id), name: `${word}.tmx` };
  const imported = await request("POST", "/v2/memories/import", { key, headers, body: tmxOf(word) });
  await settle();
  await send("POST", `/v2/memories/termbase/export?id=${memory.id}`);
  const [entry] = await send("GET", `/v2/memories/query?id=${memory.id}&query=${word}`);
  const file = await send("POST", `/v2/files?name=${word}.txt&labels=${word}`, {
    body: `${word} one.`,
  });
  const languagePairs = [{ memoryId: memory.id }];
  const job = await send("POST", "/v2/jobs", {
    body: { name: word, fileIds: [file.id], srcLang: "en", languagePairs },
  });
  const project = job.stats.projects[0].id;
  await send("GET", `/v2/jobs/${job.id}/export?type=files`);
  const [{ document }] = await send("GET", `/v2/projects?id=${project}`);
  const [translation] = await send("POST", "/v2/translate/file", { body: { fileId: [file.id], memoryId: memory.id } });
  await send("POST", "/v2/create/terms-and-conditions", { body: { signedAgreement: true } });
  const templateParams = { language: "en", summary: word, contentLength: 5 };
  await send("POST", "/v2/create", {
    body: { name: word, language: "en", template: "blog-post", templateParams },
  });
  const { contents } = await send("GET", "/v2/create");
  const webhook = await send("POST", "/v3/connectors/configuration/webhooks", {
    body: { webhookName: word, webhookUrl: `https://${word}.example/`, eventType: "JOB_DELIVER" },
  });
  const { uploadId, key: uploadKey } = await send("POST", "/v2/upload/s3/multipart", {
    body: { filename: `${word}.txt`, type: "text/plain" },
  });
  const part = await send("GET", `/v2/upload/s3/multipart/${uploadId}/1?s3Key=${uploadKey}&size=4`);
  await put(part.url, uploadedPart.text);
  const [template] = await send("GET", "/v2/workflows/templates");
  const [domain] = (await send("GET", "/v3/domains")).items;
  await settle();
  return {
    memory: memory.id,
    projectMemory: memory.id,
    import: Number(imported.headers.get("parlance-import")),
    segment: entry.metadata.segment_id,
    file: file.id,
    translation: translation.id,
    content: contents.at(-1).id,
    workflowTemplate: template.id,
    job: job.id,
    project,
    document: document[0].id,
    webhook: webhook.id,
    domain: domain.domainId,
    model: domain.models[0].id,
    filterConfig: domain.filterConfigs[0].id,
    upload: Number(uploadId),
    uploadKey,
  };
}

const tmxOf = (word: string) =>
  `<tmx version="1.4"><header srclang="en" segtype="sentence" o-tmf="x" adminlang="en" datatype="xml" creationtool="x" creationtoolversion="1"/><body><tu><tuv xml:lang="en"><seg>${word}</seg></tuv><tuv xml:lang="de"><seg>Kai</seg></tuv></tu></body></tmx>`;
