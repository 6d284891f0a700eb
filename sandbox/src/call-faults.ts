import { stillPretranslating } from "@parlance/server";
import type { Faults } from "./messages.ts";
import { withBody } from "./with-body.ts";

/** Answers a request with what goes wrong in the call that it makes. */
export async function withCallFaults(
  request: Request,
  { imports, documents }: Faults,
  answer: (request: Request) => Promise<Response>,
): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const call = `${request.method} ${pathname}`;
  if (imports === "fail" && takesImport.has(call)) return answer(damaged(request));
  const answered = await answer(request);
  if (documents !== "pretranslating" || call !== "GET /v2/documents/files" || !answered.ok) return answered;
  return refused(answered, Number(searchParams.get("id")));
}

const takesImport = new Set(["POST /v2/memories/import", "POST /v2/documents/files"]);

/** The same request with a file that no format can read, as long as the one that was sent. */
function damaged(request: Request): Request {
  const damage = new TransformStream<Uint8Array, Uint8Array>({
    transform: (part, controller) => controller.enqueue(new Uint8Array(part.length).fill(0xff)),
  });
  return withBody(request, request.body?.pipeThrough(damage) ?? null);
}

/** The refusal of a document, with what an answer to the same request tells of the quota. */
function refused({ headers }: Response, documentId: number): Response {
  const refusal = stillPretranslating(documentId).toResponse();
  for (const [name, value] of headers) {
    if (!name.startsWith("content-")) refusal.headers.set(name, value);
  }
  return refusal;
}
