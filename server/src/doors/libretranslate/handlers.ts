import type { LibreTranslateInputs, LibreTranslateResponses } from "@openparlance/api/doors/libretranslate";
import { formats } from "@openparlance/filters/formats";
import { ApiError, required, translationFailed, translationLost } from "../../core/errors.ts";
import { readUntil } from "../../core/turns.ts";
import { unlessLost } from "../../files/read.ts";
import { download } from "../../http/download.ts";
import { supportedPairs } from "../../rules/language-pairs.ts";
import { findVisible } from "../../services/access/access.ts";
import { beginTranslation } from "../../services/file-translation.ts";
import type { FileTranslation } from "../../store/files/file-translations.ts";
import type { DoorContext, DoorHandlers } from "../door.ts";
import { detect, fileMemory, parseLanguage, type SentLocale } from "../memory-of.ts";
import { type TranslatedText, translateByLanguage } from "../translate-by-language.ts";

const fieldNames = { source: "source", target: "target" };
const languages = Object.entries(supportedPairs.code_to_name).map(([code, name]) => ({ code, name }));
const codes = languages.map(({ code }) => code);
/** The limit of characters in a text, from the description. */
const maxCharacters = 131_072;
const fileWait = { everyMs: 100, maxMs: 600_000 };

export const handlers: DoorHandlers<LibreTranslateInputs, LibreTranslateResponses> = {
  async translate({ q, source, target, format, alternatives }, context) {
    const pair = { source: parseSource(source), target: parseLanguage("target", target), names: fieldNames };
    const markup = format === "html" ? ("html" as const) : undefined;
    const isList = Array.isArray(q);
    const options = { markup, alternatives: markup ? 0 : alternatives };
    const translated = await translateByLanguage(isList ? q : [q], pair, options, context);
    const all = translated.map(textToWire);
    const of = <Value>(read: (text: (typeof all)[number]) => Value) =>
      isList ? all.map(read) : read(all[0] as (typeof all)[number]);
    return {
      translatedText: of(({ text }) => text),
      ...(pair.source === undefined && { detectedLanguage: of(({ detected }) => detected) }),
      ...(alternatives > 0 && { alternatives: of(({ alternatives }) => alternatives) as (string | string[])[] }),
    };
  },

  async detect({ q }, context) {
    return [detectionToWire(await detect(context, q))];
  },

  async listLanguages() {
    return languages.map((language) => ({ ...language, targets: codes }));
  },

  async getSettings() {
    const [source, target] = [{ code: "auto", name: "Auto Detect" }, languages.find(({ code }) => code === "en")];
    return {
      apiKeys: true,
      keyRequired: true,
      charLimit: maxCharacters,
      filesTranslation: true,
      frontendTimeout: 500,
      suggestions: false,
      supportedFilesFormat: Object.values(formats).flatMap(({ extensions }) => [...extensions]),
      language: { source, target: target ?? source },
    };
  },

  async getHealth() {
    return { status: "ok" as const };
  },

  async translateFile({ source, target }, context) {
    const { file, services, caller, origin } = context;
    if (!file) throw required("file");
    const pair = { source: parseSource(source), target: parseLanguage("target", target), names: fieldNames };
    const memory = await fileMemory(file, file.name, pair, context);
    const secret = crypto.randomUUID().replaceAll("-", "");
    const request = { name: file.name, body: file.stream(), memoryId: memory.id };
    const { id } = await beginTranslation(services, caller, request, secret);
    await awaitFile(context, id);
    const path = [caller.organizationId, id, secret, encodeURIComponent(file.name)].join(".");
    return { translatedFileUrl: `${origin}/libretranslate/download_file/${path}` };
  },

  async downloadFile({ name: path }, { services: { store, files } }) {
    const [, organization, id, secret] = /^(\d{1,15})\.(\d{1,15})\.([\da-f]{32})(?:\.|$)/.exec(path) ?? [];
    const row = secret && (await store.fileTranslations.find(Number(organization), Number(id)));
    if (!row || row.secret !== secret || row.content === null || row.sizeBytes === null) {
      throw new ApiError("not-found", "The file was not found.");
    }
    const body = await unlessLost(files.read(row.content), (cause) => translationLost(row.id, cause));
    return download(row.name, body, { sizeBytes: row.sizeBytes });
  },
};

const parseSource = (sent: string | undefined): SentLocale | undefined =>
  sent === undefined || sent === "auto" ? undefined : parseLanguage("source", sent);

function textToWire({ source, confidence = 0, targets: [text = "", ...alternatives] }: TranslatedText) {
  return { text, alternatives, detected: detectionToWire({ language: source, confidence }) };
}

const detectionToWire = ({ language, confidence }: { language: string; confidence: number }) => ({
  confidence: Math.round(confidence * 1000) / 10,
  language,
});

/** Waits for a translated file until the client leaves. @throws ApiError `translation-failed` */
async function awaitFile({ services: { store }, caller, signal }: DoorContext, id: number): Promise<void> {
  const find = async () => findVisible(store, caller, await store.fileTranslations.find(caller.organizationId, id));
  const hasEnded = (match: FileTranslation | undefined) =>
    match?.status !== "InProgress" && match?.status !== "Completed";
  const translation = await readUntil(find, hasEnded, { ...fileWait, signal });
  if (translation?.status === "ReadyForDownload") return;
  if (translation && translation.error !== null) throw translationFailed(id, translation.error);
  throw new ApiError("overload", "The file takes too long to translate.", { "retry-after": "5" });
}
