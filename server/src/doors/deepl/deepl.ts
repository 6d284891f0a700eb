import { inputSchemas, operations, validators } from "@openparlance/api/doors/deepl";
import type { ApiError } from "../../core/errors.ts";
import type { Door } from "../door.ts";
import { dictionaries } from "./dictionaries.ts";
import { documents } from "./documents.ts";
import { glossaries } from "./glossaries.ts";
import type { DeepLHandlers } from "./handlers.ts";
import { texts } from "./texts.ts";

const handlers: DeepLHandlers = { ...texts, ...documents, ...glossaries, ...dictionaries };

/** The statuses that DeepL's clients expect instead of ours. Source: DeepL API, "Error handling". */
const statuses: Readonly<Record<number, number>> = { 401: 403, 409: 400, 415: 400, 422: 400, 507: 456 };

/** The interface of DeepL's API. Source: https://developers.deepl.com/api-reference */
export const deepl: Door = {
  path: "/deepl",
  name: "DeepL",
  operations,
  inputSchemas,
  validators,
  handlers,
  readKey: (headers) => /^DeepL-Auth-Key +(\S.{0,511})$/i.exec(headers.get("authorization") ?? "")?.[1]?.trim(),
  toResponse(error: ApiError) {
    const { status, headers, message, row } = error;
    const shown = row === "storage-quota" ? 456 : (statuses[status] ?? status);
    return Response.json({ message }, { status: shown, headers });
  },
};
