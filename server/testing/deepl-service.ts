import { isDeepStrictEqual } from "node:util";
import { asDeepL, knownKey, type ReceivedRequest, type ServiceReply } from "./translation-services.ts";

interface StoredGlossary {
  name: string;
  source: string;
  target: string;
  entries: Map<string, string>;
  createdAt: string;
}

/** A DeepL with glossaries. Source: DeepL API, "Managing glossaries", and the behavior of `deepl-mock`. */
export interface DeepLService {
  speak(request: ReceivedRequest): ServiceReply;
  glossaries: Map<string, StoredGlossary>;
  counts: { created: number; deleted: number };
}

const refuse = (status: number, message: string): ServiceReply => ({ status, body: { message } });
const codes = ["en", "de", "pt"];

export function deeplService(created: readonly [id: string, glossary: StoredGlossary][] = []): DeepLService {
  const glossaries = new Map(created);
  const counts = { created: 0, deleted: 0 };
  const describe = ([id, { name, source, target, entries, createdAt }]: [string, StoredGlossary]) => ({
    glossary_id: id,
    name,
    dictionaries: [{ source_lang: source, target_lang: target, entry_count: entries.size }],
    creation_time: createdAt,
  });

  function create({ headers, body }: ReceivedRequest): ServiceReply {
    if (headers["content-type"] !== "application/json" || typeof body?.name !== "string") return refuse(400, "Bad");
    const [dictionary] = body.dictionaries ?? [];
    const { source_lang: source, target_lang: target, entries: csv, entries_format } = dictionary ?? {};
    if (!codes.includes(source) || !codes.includes(target)) return refuse(400, "Unsupported glossary language pair");
    const rows = entries_format === "csv" ? readRows(csv) : [];
    const entries = new Map(rows);
    const isSafe = rows.every(
      (row) => row.length === 2 && row.every((field) => field !== "" && field.trim() === field),
    );
    if (rows.length === 0 || entries.size !== rows.length || !isSafe) return refuse(400, "Invalid glossary entries");
    const id = `00000000-0000-4000-8000-${String(++counts.created).padStart(12, "0")}`;
    glossaries.set(id, { name: body.name, source, target, entries, createdAt: new Date().toISOString() });
    return { status: 201, body: describe([id, glossaries.get(id) as StoredGlossary]) };
  }

  function translate(request: ReceivedRequest): ServiceReply {
    const { glossary_id: id, source_lang, target_lang } = request.body;
    const glossary = glossaries.get(id);
    if (id !== undefined && !glossary) return refuse(404, "Glossary not found");
    const pair = [source_lang, target_lang.split("-")[0]].map((code: string) => code.toLowerCase());
    const isOfOthers = glossary && !isDeepStrictEqual(pair, [glossary.source, glossary.target]);
    if (isOfOthers) return refuse(400, "Glossary of other languages");
    const reply = asDeepL(request);
    if (reply === "hang" || reply.status !== undefined) return reply;
    const translations = request.body.text.map((text: string) => ({
      text: replace(text, glossary?.entries ?? new Map()),
    }));
    return { body: { translations } };
  }

  return {
    glossaries,
    counts,
    speak(request) {
      if (request.headers.authorization !== `DeepL-Auth-Key ${knownKey}`) return refuse(403, "Forbidden");
      const { method, path } = request;
      const [, id] = /^\/v3\/glossaries\/([\w-]+)$/.exec(path) ?? [];
      if (method === "GET" && path === "/v3/glossaries") return { body: { glossaries: [...glossaries].map(describe) } };
      if (method === "POST" && path === "/v3/glossaries") return create(request);
      if (method !== "DELETE" || id === undefined) return translate(request);
      if (!glossaries.delete(id)) return refuse(404, "Glossary not found");
      counts.deleted++;
      return { status: 204, body: "" };
    },
  };
}

/** All fields are quoted. */
function readRows(csv: string): [string, string][] {
  return csv.split("\n").map((line) => {
    return [...line.matchAll(/"((?:[^"]|"")*)"(?:,|$)/g)].map(([, field = ""]) => field.replaceAll('""', '"')) as never;
  });
}

/** Capitalizes all words except in `keep` elements, and replaces those of the entries. */
function replace(markup: string, entries: ReadonlyMap<string, string>): string {
  return markup.replaceAll(/<keep>.*?<\/keep>|<[^>]*>|&\w+;|[^<&]+/g, (part) => {
    if (/^[<&]/.test(part)) return part;
    return part.replaceAll(/[\p{L}\d]+/gu, (word) => {
      const entry = [...entries].find(([source]) => source.toLowerCase() === word.toLowerCase());
      return entry?.[1] ?? word.toUpperCase();
    });
  });
}
