import { inputSchemas, operations, validators } from "@openparlance/api/doors/libretranslate";
import type { Door } from "../door.ts";
import { handlers } from "./handlers.ts";

/** The interface of LibreTranslate. Source: https://docs.libretranslate.com/guides/api_usage */
export const libretranslate: Door = {
  path: "/libretranslate",
  name: "LibreTranslate",
  operations,
  inputSchemas,
  validators,
  handlers,
  readKey(headers, query) {
    const bearer = /^Bearer +(\S.{0,511})$/i.exec(headers.get("authorization") ?? "")?.[1];
    return bearer?.trim() || query.get("api_key") || undefined;
  },
  keyField: "api_key",
  toResponse({ status, message, headers }) {
    return Response.json({ error: message }, { status: status === 401 ? 403 : status, headers });
  },
};
