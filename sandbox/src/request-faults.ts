import { stillPretranslating } from "@openparlance/server";
import type { Faults } from "./messages.ts";
import { withBody } from "./with-body.ts";

const takesImport = new Set(["POST /v2/memories/import", "POST /v2/documents/files"]);

/** The request; if imports fail, an import with a file that no format can read, as long as the one that was sent. */
export function damageImport(request: Request, { imports }: Faults): Request {
  const { pathname } = new URL(request.url);
  if (imports !== "fail" || !takesImport.has(`${request.method} ${pathname}`)) return request;
  const damage = new TransformStream<Uint8Array, Uint8Array>({
    transform: (part, controller) => controller.enqueue(new Uint8Array(part.length).fill(0x81)),
  });
  return withBody(request, request.body?.pipeThrough(damage) ?? null);
}

/** The response; for a document that is to be pretranslating the refusal, with the rate limit of the response. */
export function refuseDocument({ method, url }: Request, response: Response, { documents }: Faults): Response {
  const { pathname, searchParams } = new URL(url);
  const isDocument = method === "GET" && pathname === "/v2/documents/files";
  if (documents !== "pretranslating" || !isDocument || !response.ok) return response;
  const refusal = stillPretranslating(Number(searchParams.get("id"))).toResponse();
  for (const [name, value] of response.headers) {
    if (!name.startsWith("content-")) refusal.headers.set(name, value);
  }
  return refusal;
}
