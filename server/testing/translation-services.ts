import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { onTestFinished } from "vitest";

export interface ReceivedRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingMessage["headers"];
  // biome-ignore lint/suspicious/noExplicitAny: each service has its own body
  body: any;
}

/** `hang` sends no response; a text body is sent as it is. */
export type ServiceReply = { status?: number; headers?: Record<string, string>; body: unknown } | "hang";

/** A service on a port of this machine that ends with the test, and the requests to it. */
export async function openService(
  reply: (request: ReceivedRequest) => ServiceReply,
): Promise<{ url: string; requested: ReceivedRequest[] }> {
  const all: ReceivedRequest[] = [];
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const requested = await read(request);
    all.push(requested);
    const input = reply(requested);
    if (input === "hang") return;
    const { status = 200, headers, body } = input;
    response.writeHead(status, { "content-type": "application/json", ...headers });
    response.end(typeof body === "string" ? body : JSON.stringify(body));
  };
  const server = createServer((request, response) => {
    respond(request, response).catch((error) => response.destroy(error));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => server.close().closeAllConnections());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requested: all };
}

async function read(request: IncomingMessage): Promise<ReceivedRequest> {
  const { pathname: path, searchParams: query } = new URL(request.url ?? "/", "http://localhost");
  const sent = await text(request);
  const body = sent === "" ? undefined : JSON.parse(sent);
  return { method: request.method ?? "", path, query, headers: request.headers, body };
}

/** The only key that the services accept. They translate to capitals. */
export const knownKey = "secret-key";
const capitals = (markup: string) =>
  markup.replaceAll(/<[^>]*>|&\w+;|[^<&]+/g, (part) => (/^[<&]/.test(part) ? part : part.toUpperCase()));

const refuse = (status: number, message: string): ServiceReply => ({
  status,
  body: { error: { code: status, message } },
});
const isJsonTo = ({ method, path, headers }: ReceivedRequest, where: string) =>
  method === "POST" && path === where && headers["content-type"] === "application/json";
const areTexts = (value: unknown, max: number): value is string[] =>
  Array.isArray(value) && value.length > 0 && value.length <= max && value.every((each) => typeof each === "string");

/** Source: DeepL API, "Translate text". */
export function asDeepL(request: ReceivedRequest): ServiceReply {
  if (!isJsonTo(request, "/v2/translate")) return refuse(404, "Not found");
  if (request.headers.authorization !== `DeepL-Auth-Key ${knownKey}`) return refuse(403, "Forbidden");
  const { text, source_lang, target_lang, tag_handling } = request.body;
  const isKnown = ["EN"].includes(source_lang) && ["DE", "PT-BR"].includes(target_lang) && tag_handling === "xml";
  if (!areTexts(text, 50) || !isKnown) return refuse(400, "Bad request");
  const translations = text.map((each) => ({ detected_source_language: "EN", text: capitals(each) }));
  return { body: { translations } };
}

/** Source: Cloud Translation API v2, "translate". */
export function asGoogle(request: ReceivedRequest): ServiceReply {
  if (!isJsonTo(request, "/language/translate/v2")) return refuse(404, "Not found");
  if (request.headers["x-goog-api-key"] !== knownKey) return refuse(403, "API key not valid");
  const { q, source, target, format } = request.body;
  if (!areTexts(q, 128) || source !== "en" || !["de", "pt"].includes(target)) return refuse(400, "Invalid Value");
  if (format !== "html") return refuse(400, "Invalid Value");
  return { body: { data: { translations: q.map((each) => ({ translatedText: capitals(each) })) } } };
}

/** Source: Translator 2026-06-06, "Translate". A deployed model accepts reference pairs and a tone. */
export function asMicrosoft(request: ReceivedRequest): ServiceReply {
  if (!isJsonTo(request, "/translate")) return refuse(404, "Not found");
  if (request.headers["ocp-apim-subscription-key"] !== knownKey) return refuse(401, "Access denied");
  if (request.headers["ocp-apim-subscription-region"] !== "westeurope") return refuse(401, "Access denied");
  if (request.query.get("api-version") !== "2026-06-06") return refuse(400, "The API version parameter is invalid");
  const { inputs } = request.body;
  if (
    !areTexts(
      inputs?.map?.(({ text }: { text: unknown }) => text),
      1000,
    )
  )
    return refuse(400, "Bad request");
  const value = inputs.map(({ text, language, textType, targets }: MicrosoftInput) => {
    const [{ language: to = "", deploymentName, tone, referenceTextPairs = [] } = {}, ...others] = targets;
    const isKnown = language === "en" && ["de", "pt"].includes(to) && ["Plain", "Html"].includes(textType);
    const isAdapted = tone !== undefined || referenceTextPairs.length > 0;
    if (!isKnown || others.length > 0 || referenceTextPairs.length > 5) return undefined;
    if (isAdapted && deploymentName === undefined) return undefined;
    return { translations: [{ language: to, text: textType === "Html" ? withDictionary(text) : text.toUpperCase() }] };
  });
  return value.includes(undefined) ? refuse(400, "Bad request") : { body: { value } };
}

interface MicrosoftInput {
  text: string;
  language: string;
  textType: string;
  targets: { language?: string; deploymentName?: string; tone?: string; referenceTextPairs?: object[] }[];
}

/** Source: Cloud Translation API v3, "adaptiveMtTranslate" and "translateText", and tokens of service accounts. */
export function asGoogleAdvanced(request: ReceivedRequest): ServiceReply {
  const { body, headers, path } = request;
  if (isJsonTo(request, "/token")) {
    const [, claims = ""] = String(body.assertion).split(".");
    const { iss, aud, scope, iat, exp } = JSON.parse(Buffer.from(claims, "base64url").toString());
    const isRight = iss === "harbour@example.iam.gserviceaccount.com" && /\/token$/.test(aud) && exp - iat <= 3600;
    if (!isRight || !scope.includes("cloud-translation")) return refuse(400, "invalid_grant");
    return { body: { access_token: knownKey, expires_in: 3600, token_type: "Bearer" } };
  }
  if (headers.authorization !== `Bearer ${knownKey}`) return refuse(401, "Request had invalid credentials");
  const method = /^\/v3\/projects\/harbour\/locations\/us-central1:(\w+)$/.exec(path)?.[1];
  const respondWith = (texts: string[]) => ({
    body: { translations: texts.map((translatedText) => ({ translatedText })) },
  });
  if (method === "translateText") {
    const { contents, mimeType, sourceLanguageCode: from, targetLanguageCode: to } = body;
    const isKnown = from === "en" && ["de", "pt"].includes(to) && mimeType === "text/html";
    return areTexts(contents, 1024) && isKnown ? respondWith(contents.map(capitals)) : refuse(400, "Invalid Value");
  }
  const { content, referenceSentenceConfig: config } = body;
  const isKnown = config?.sourceLanguageCode === "en" && ["de", "pt"].includes(config.targetLanguageCode);
  const lists = config?.referenceSentencePairLists;
  if (method !== "adaptiveMtTranslate" || !isKnown || !areTexts(content, 100)) return refuse(400, "Invalid Value");
  if (lists?.length !== content.length) return refuse(400, "Invalid Value");
  return respondWith(content.map((text) => text.toUpperCase()));
}

/** Source: Translator, "Use dynamic dictionary". The attribute is the element's translation. */
const withDictionary = (markup: string) =>
  markup
    .split(/(<mstrans:dictionary translation="[^"]*">[^<]*<\/mstrans:dictionary>)/)
    .map(
      (part) =>
        /^<mstrans:dictionary translation="([^"]*)"/.exec(part)?.[1] ??
        (/[<&]/.test(part) ? capitals(part) : part.toUpperCase()),
    )
    .join("");

/** Source: LibreTranslate, "Translate text from a language to another". */
export function asLibreTranslate(request: ReceivedRequest): ServiceReply {
  if (!isJsonTo(request, "/translate")) return { status: 404, body: { error: "Not found" } };
  const { q, source, target, format, alternatives = 0, api_key } = request.body;
  if (api_key !== knownKey) return { status: 403, body: { error: "Invalid API key" } };
  if (source !== "en" || !["de", "pt"].includes(target) || format !== "html" || !areTexts(q, 25)) {
    return { status: 400, body: { error: "Invalid request" } };
  }
  const others = q.map((each) => Array.from({ length: alternatives }, (_, index) => `${capitals(each)} ${index}`));
  return { body: { translatedText: q.map(capitals), ...(alternatives > 0 && { alternatives: others }) } };
}

/** Source: Apertium-apy, `/translate`. */
export function asApertium({ method, path, query }: ReceivedRequest): ServiceReply {
  const failed = (code: number) => ({ status: code, body: { status: "error", code, message: "Error" } });
  if (!["GET", "POST"].includes(method) || path !== "/translate") return failed(404);
  if (!["en|de", "en|pt"].includes(query.get("langpair") ?? "") || query.get("format") !== "txt") return failed(400);
  const translatedText = (query.get("q") ?? "").toUpperCase();
  return { body: { responseData: { translatedText }, responseDetails: null, responseStatus: 200 } };
}

/** Source: OpenAI's API, "Create chat completion". */
export function asOpenAi(request: ReceivedRequest): ServiceReply {
  if (!isJsonTo(request, "/v1/chat/completions")) return refuse(404, "Not found");
  if (request.headers.authorization !== `Bearer ${knownKey}`) return refuse(401, "Incorrect API key provided");
  const { model, messages, n = 1 } = request.body;
  const isChat = Array.isArray(messages) && messages.every(({ role, content }) => role && typeof content === "string");
  if (model !== "small" || !isChat) return refuse(400, "Invalid request");
  const message = { role: "assistant", content: ` ${capitals(messages.at(-1).content)} \n`, refusal: null };
  const choices = Array.from({ length: n }, (_, index) => ({ index, message, finish_reason: "stop" }));
  return { body: { id: "chatcmpl-1", object: "chat.completion", created: 1, model, choices } };
}
