import type { SampleRequest } from "./sample-request.ts";

/** The operation, or the request, whose response has a reader's own value, by the value of the example. */
const sources: Readonly<Record<string, string>> = {
  4312: "createMemory",
  880003: "queryMemory",
  880021: "downloadDocument",
  2207: "uploadFile",
  615: "translateFiles",
  616: "translateFiles",
  91: "generateCreateContent",
  57: "createJob",
  310: "createProject",
  905: "listProjects",
  41: "initiateMultipartUpload",
  s3Key: "initiateMultipartUpload",
  ETag: "the part's upload",
  14: "createWebhook",
};

/** Sentences about the values that a reader replaces: `Replace 57 with yours from createJob.`, or none. */
export function replaceIds({ values, body }: SampleRequest): string[] {
  const json = body?.kind === "json" ? body.value : undefined;
  const ids = new Set(listIds({ ...values, json }));
  return [...new Set(Object.values(sources))].flatMap((source) => {
    const own = [...ids].filter((id) => sources[id] === source);
    return own.length > 0 ? `Replace ${own.join(" and ")} with yours from ${source}.` : [];
  });
}

/** Numbers of fields that are IDs, at any depth, and names of other values. */
function listIds(value: unknown, name = ""): string[] {
  if (name in sources) return [name];
  if (typeof value === "number") return /ids?$/i.test(name) ? [String(value)] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => listIds(item, Array.isArray(value) ? name : key));
}
