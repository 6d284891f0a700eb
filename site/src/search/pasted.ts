import { listDistinctiveWords } from "./ranking.ts";
import type { Kind, SearchRecord } from "./record.ts";
import { listSynonymNames } from "./synonyms.ts";
import { listParts, splitWords, stemWord } from "./words.ts";

/** A request in a query: the path, and the method if there is one. */
export interface PastedRequest {
  method: string | undefined;
  path: readonly string[];
}

const methodPattern = /(?:\.|-X\s*|Method|\b)(get|post|put|patch|delete)(?:\w*Async|For\w+)?\b/i;

/** A value in a path: `${id}`, `#{id}`, `\(id)`, `%d`, or a variable between two strings. */
const insertedValuePattern = /[#$\\]?[{(][\w.$]*[)}]|%[a-z]|(["'`])\s*(?:\+|\.(?=\s*\$))\s*[\w.$]+(?:\s*[+.]\s*\1)?/g;

/** Reads a request line, a URL, a cURL command, or a line of code. */
export function readRequest(text: string): PastedRequest | undefined {
  const line = text.replaceAll(insertedValuePattern, "{id}");
  const [written] =
    /(?:(?:\/|\b)v|(?<=\.\w+\/))\d+(?:\/[\w{}$.:<>~-]+)+/.exec(line) ?? /(?<=^[A-Z]+ )\/\w[\w/{}-]*/.exec(line) ?? [];
  if (!written) return undefined;
  const method = methodPattern.exec(line.replace(written, " "))?.[1] ?? methodOfCurl(text);
  return { method: method?.toUpperCase(), path: splitPath(written.replace(/[.:]+$/, "")) };
}

function methodOfCurl(text: string): string | undefined {
  if (!/\bcurl\b/.test(text)) return undefined;
  if (/\s(?:-T|--upload-file)\b/.test(text)) return "PUT";
  return /\s(?:-d|-F|--data[\w-]*|--form|--json)\b/.test(text) ? "POST" : "GET";
}

const splitPath = (path: string): string[] => path.toLowerCase().split("/").filter(Boolean);

/** Whether segments are equal, except for plurals and versions, which readers confuse. */
const isSameSegment = (own: string, other = ""): boolean =>
  own.replace(/s$/, "") === other.replace(/s$/, "") || (/^v\d+$/.test(own) && /^v?\d+$/.test(other));

/** Records with a rating, the highest first. */
function rank(records: readonly SearchRecord[], kind: Kind, rate: (record: SearchRecord) => number | undefined) {
  const rated = records.flatMap((record) => {
    const rating = record.kind === kind ? rate(record) : undefined;
    return rating === undefined ? [] : [{ record, rating }];
  });
  return rated.toSorted((a, b) => b.rating - a.rating).map(({ record }) => record);
}

/** Operations with the path, or else with all its names and the same end, because IDs are often in other positions. */
export function operationsAt(request: PastedRequest, records: readonly SearchRecord[]): SearchRecord[] {
  const found = matchPath(request, records);
  return found.length > 0 ? found : matchNames(request, records);
}

function readEndpoint({ detail }: SearchRecord): { own: string; segments: string[] } {
  const [own = "", path = ""] = detail.split(" ");
  return { own, segments: splitPath(path) };
}

const isId = (segment = ""): boolean => /^(?:v?\d+|[{:$<].*|[\da-f-]{20,})$/.test(segment);

function matchNames({ method, path }: PastedRequest, records: readonly SearchRecord[]): SearchRecord[] {
  const named = path.filter((segment) => !isId(segment));
  if (named.length === 0) return [];
  return rank(records, "operation", (record) => {
    const { own, segments } = readEndpoint(record);
    const names = segments.filter((segment) => !isId(segment));
    const isMatch =
      isSameSegment(names.at(-1) ?? "", named.at(-1)) &&
      named.every((name) => names.some((other) => isSameSegment(other, name)));
    if (!isMatch) return undefined;
    const hasIdAlike = isId(segments.at(-1)) === isId(path.at(-1));
    const equal = names.filter((name) => named.includes(name)).length;
    const isEnd = named.every((name, index) => isSameSegment(name, names.slice(-named.length)[index]));
    return (isEnd ? 4 : 0) + (own === method ? 2 : 0) + (hasIdAlike ? 1 : 0) + (equal - segments.length) / 10;
  });
}

/** Operations with exactly the path, by method and number of equal segments. */
function matchPath({ method, path }: PastedRequest, records: readonly SearchRecord[]): SearchRecord[] {
  const countSame = (record: SearchRecord) =>
    readEndpoint(record).segments.filter((segment, index) => isSameSegment(segment, path[index])).length;
  const candidates = rank(records, "operation", (record) => {
    const { own, segments } = readEndpoint(record);
    const isMatch =
      segments.length === path.length &&
      segments.every((segment, index) => isSameSegment(segment, path[index]) || segment.startsWith("{"));
    const equal = segments.filter((segment, index) => segment === path[index]).length;
    return isMatch ? equal + (own === method ? segments.length : 0) : undefined;
  });
  const maxSame = Math.max(...candidates.map(countSame));
  return candidates.filter((record) => countSame(record) === maxSame);
}

const messageFieldPattern = /\b(message|error|errorMsg|detail)["']?\s*:\s*(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)')/g;

const unescapeQuotes = (text: string): string => text.replaceAll('\\"', '"');

export const hasMessage = (text: string): boolean => text.search(messageFieldPattern) >= 0;

/** No message of the server is longer. */
const maxMessage = 500;

/** The text before a message: the name of an error, a status, or a question. */
const messagePrefixPattern =
  /^(?:uncaught |panic: |why do i get |what does |[\w.:$]*(?:error|exception)(?: \[\w+\])?: |(?:http )?\d{3}(?: \w+ error)?: )+/i;

/**
 * The error message in a pasted body or log line: `message`, or the first similar field. Otherwise the first line,
 * without the parts that programs add.
 */
export function readMessage(text: string): string {
  const fields = [...text.matchAll(messageFieldPattern)];
  const [, , double, single] = fields.find(([, key]) => key === "message") ?? fields[0] ?? [];
  return unescapeQuotes((double ?? single ?? text).slice(0, maxMessage))
    .replace(/\n[ \t]+at .*/s, "")
    .trim()
    .replace(messagePrefixPattern, "")
    .replace(/^(["'“])(.*)["'”]\W*$/s, "$2");
}

/** Errors with this message, the most specific template first. Names in braces match anything. */
export const errorsWith = (message: string, records: readonly SearchRecord[]): SearchRecord[] =>
  rank(records, "error", ({ title, detail }) => {
    const lines = [...detail.split("\n"), title, `${title}: {cause}`].filter((line) => isMessage(line, message));
    return lines.length > 0 ? Math.max(...lines.map((line) => line.replaceAll(/\{\w+\}/g, "").length)) : undefined;
  });

/** Errors with a message that shares most words, because versions and programs word messages differently. */
export function errorsLike(message: string, records: readonly SearchRecord[]): SearchRecord[] {
  const words = listStems(message);
  if (words.size < 4 || !/\.\W*$/.test(message)) return [];
  const likenessOf = (line: string) => {
    const own = listStems(line.replaceAll(/\{\w+\}/g, " "));
    return countShared(own, words) / new Set([...own, ...words]).size;
  };
  return rank(records, "error", ({ detail }) => {
    const likeness = Math.max(...detail.split("\n").map(likenessOf));
    return likeness > 0.5 ? likeness : undefined;
  });
}

/** A number of things, which is no status: `500 strings`. */
const amountPattern =
  /\b\d{3} (?:characters|documents|entries|files|languages|requests|segments|sentences|strings|texts|words)\b/i;

/** Errors with the status in a line, or the title, whatever the status; those with both come first. */
export function errorsOf(text: string, records: readonly SearchRecord[]): SearchRecord[] {
  const line = text.slice(0, maxMessage).replace(amountPattern, "");
  const [, status = readStatus(line)] =
    /\bstatus(?: code)?[\]:=]* ?([45]\d\d)\b/i.exec(line) ??
    /(?:\b(?:got|gets?|gives?|is|received|responded|returned|returns|says?|throws|with)|error|exception)\W+([45]\d\d)\b/i.exec(
      line,
    ) ??
    /^.*\w.*\b([45]\d\d)\b(?=\W+[a-z])|^\W*([45]\d\d)\b(?=.*\s\w+\s)/i.exec(line)?.filter(Boolean) ??
    [];
  if (!status) return [];
  const words = listStems(line.replaceAll(/\S*\/\S+/g, " "));
  const isTitled = ({ title }: SearchRecord) => [...listStems(title)].every((stem) => words.has(stem));
  const errors = records.filter(({ kind }) => kind === "error");
  const path = readRequest(line)?.path.join(" ");
  // A phrase such as "bad request" says nothing more than the status.
  const named = listStems(reasonPhrases[status as keyof typeof reasonPhrases] ?? "");
  const stems = listDistinctiveWords(splitWords(path ?? line)).map(({ whole }) => stemWord(whole));
  const subject = new Set(stems.filter((stem) => !named.has(stem)));
  const relation = ({ title, text }: SearchRecord) => countShared(subject, listStems(`${title} ${text}`));
  const others = errors
    .filter((error) => error.code === status && !isTitled(error))
    .toSorted((a, b) => relation(b) - relation(a));
  return [...errors.filter(isTitled), ...others].slice(0, 3);
}

const reasonPhrases = {
  "400": "bad request",
  "401": "unauthorized",
  "403": "forbidden",
  "404": "not found",
  "405": "method not allowed",
  "409": "conflict",
  "410": "gone",
  "413": "content too large | payload too large | request entity too large",
  "415": "unsupported media type",
  "416": "range not satisfiable",
  "422": "unprocessable entity | unprocessable content",
  "429": "too many requests",
  "500": "internal server error",
  "502": "bad gateway",
  "503": "service unavailable",
};

/** A line without the words of most programs' errors. */
const nameStatus = (line: string): string =>
  listDistinctiveWords(splitWords(line))
    .flatMap(listParts)
    .filter((word) => !/^(?:net|http|client|server|error|exception|status|code|fix)$/.test(word))
    .join(" ");

const statuses = new Map(
  Object.entries(reasonPhrases).flatMap(([status, names]) =>
    [status, ...names.split(" | ").flatMap((name) => [name, `${status} ${name}`])].map(
      (text) => [nameStatus(text), status] as const,
    ),
  ),
);

/** The status of a line without other words: `409 Conflict`, `how to handle 503`, `Net::HTTPTooManyRequests`. */
const readStatus = (line: string): string | undefined => statuses.get(nameStatus(line));

const countShared = (some: ReadonlySet<string>, others: ReadonlySet<string>): number =>
  [...some].filter((one) => others.has(one)).length;

const listStems = (text: string): Set<string> => new Set(splitWords(text).map(({ whole }) => stemWord(whole)));

/** Whether a text is a message of a template, or the start of one. */
function isMessage(template: string, message: string): boolean {
  const pieces = template.split(/\{\w+\}/);
  const { length } = pieces.join("");
  // Most queries are shorter than a message. The last character may be missing.
  const isShort = message.length < length - 1;
  if (length < 8 || (isShort && message.length <= 20)) return false;
  const escaped = pieces.map((piece) => piece.replaceAll(/[^\w\s]/g, "\\$&"));
  if (!isShort && new RegExp(`^${escaped.join(".+")}?$`, "i").test(message)) return true;
  if (message.length <= 20) return false;
  if (template.startsWith(message)) return true;
  return pieces.some((piece, at) => {
    const cut = at > 0 ? lengthsDown(piece).find((length) => message.endsWith(piece.slice(0, length))) : undefined;
    return cut !== undefined && new RegExp(`^${escaped.slice(0, at).join(".+")}.+$`, "i").test(message.slice(0, -cut));
  });
}

/** Lengths of the starts of a piece, longest first, down to 6 characters. */
const lengthsDown = (piece: string): number[] =>
  Array.from({ length: Math.max(0, piece.length - 5) }, (_, index) => piece.length - index);

/** Pages about failures without a response of the API, and about settings and commands of a server. */
export const serverPages: Readonly<Record<string, RegExp>> = {
  "#cors": /\bCORS policy|Access-Control-|Failed to fetch|NetworkError when|: Network Error|: Load failed/i,
  "#error-invalid-key":
    /(?:character|token|valid JSON)(?: at)?\W+(?:U\b|Unauthorized)|'U' is|value: (?:U|line 1 column 1 )|text\/plain/i,
  "#base-url /quickstart#1-start-your-own-server #authentication":
    /(?:character|token)\W{1,4}<|'<' is|bad\/illegal format|malformed ?URL|\bno (?:host part|scheme)|MissingSchema|Invalid_?(?:Schema|URL)\b|Error: Invalid URL|parse URL from|unsupported ?protocol|unknown url type|bad URI ?\(|invalid request URI|only absolute URL|UR[IL] is not absolute|URL without a base|undefined scheme|unbound variable|parameter (?:null or )?not set|KeyError: '(?:API|KEY|API_KEY)'|\b(?:API|KEY)'? is not defined/i,
  "#errors #formats #error-bad-json":
    /JSON\w{0,8}(?:Error|Exception)|MalformedJson|Unexpected (?:token|end of JSON)|invalid character '|invalid start of a value|Expecting value: line|not valid JSON|JSON\.parse:|cannot unmarshal|decoding response|kind: Decode/i,
  "#base-url @secure.md#reverse-proxies":
    /wrong.version.number|\bEPROTO\b|record layer|response to HTTPS|SSL message|packet length too|RECORD_TOO_LONG|frame size was|SEC_E_INVALID_TOKEN/i,
  "@secure.md#reverse-proxies":
    /certificate (?:problem|verif|has expired|is invalid)|(?:first|issuer) certificate|certificate's|self.signed|CERT_|VERIFY_LEAF|SSL\w{0,20}(?:Exc|Err)|SSL connection|PKIX|x509|cURL error 60/i,
  "/guides/create-new-content#handle-errors-in-a-stream #idempotency":
    /IncompleteRead|ChunkedEnc|outstanding read|(?:connection|response|server|stream|transfer)\b.{0,30} prematurely|prematurely closed|TypeError: terminated|incomplete (?:chunked|message)|closed cleanly|INCOMPLETE_CHUNK/i,
  "#idempotency #error-overload #limit-request-wait":
    /ECONNRESET|socket hang up|other side closed|server ?disconnected|RemoteDisconnected|empty[ _]re(?:ply|sponse)|connection[ _]?(?:was )?(?:aborted|closed|reset)|\bEPIPE\b|broken pipe|unexpected EOF|received no bytes|\bEOFEx|Recv failure|(?:operation|read|request|connection) timed out|timeout of \d|Timeout(?:Error|Ex)|(?:Read|Connect|Client\.)Timeout|i\/o timeout|(?<!webhooks? )TIMED?_?OUT\b|deadline exceeded|TaskCanceledEx|operation was aborted|cURL error (?:28|52|56)/i,
  "/quickstart#1-start-your-own-server @troubleshoot.md#the-server-doesnt-start #base-url":
    /ECONNREFUSED|\bENOTFOUND|EAI_AGAIN|(?:connection|actively)[ _]?refused|connect to (?:the )?(?:proxy|server)|fetch failed|ConnectExc|UnknownHost|NAME_NOT_RESOLVED|NXDOMAIN|no such host|failed to (?:open TCP )?connect|ConnectionPool|Max retries|resolve host|name could not be|NameResolution|getaddrinfo|or service not|nodename nor|dial tcp|cURL error [67]\b/i,
  "/quickstart#1-start-your-own-server #authentication": /\bAPI(?:_KEY)?: (?:create|export)\b/,
  "#client-libraries":
    /^from \w+ import |^import .+ from ["']|\brequire\(["']|Module_?Not_?Found|No module named|Cannot (?:find (?:module|package|symbol)|load such)|no required module|Class "[\w\\]{1,60}" not found|namespace name '|fetch is not defined/i,
  "/quickstart#troubleshooting /guides/upload/file-upload /guides/manage-content/create-a-datasource":
    /read (?:local data|data from file)|FileNotFound(?!Exception: http)|NoSuchFile|\bENOENT\b|No such file/i,
  "#errors #formats #error-invalid-key":
    /Cannot (?:index \w+ with|read propert)|'NoneType'|object has no attribute|list indices must|string indices must|for nil:Nil|function \w+\(\) on null|nil pointer|Null(?:Pointer|Reference)Ex|Undefined (?:array key|index|property)|not (?:iterable|subscriptable)|\.\w+ is not a function|KeyError:/i,
  "#error-upload-forbidden #uploads @scale-out.md#files-in-s3":
    /AccessDenied|NoSuchKey|RequestTimeTooSkewed|SignatureDoesNotMatch/,
  "#error-header-encoding #authentication": /invalid header value|character in header|ERR_INVALID_CHAR|latin-1' codec/i,
  "/quickstart#troubleshooting /quickstart#1-start-your-own-server":
    /no matches found: http|\b(?:poll|request|send|show|\w+[_I]d)'? is not defined|_ID: \w+ \w+|outside a module|await is only valid/i,
  "@install.md#the-command-line /quickstart#run-your-own":
    /parlance'?:? (?:command )?(?:is )?not (?:found|recognized)|not found: parlance|determine executable|BADENGINE|Unsupported engine/i,
  "@connect-programs.md#programs-for-deepl-and-libretranslate": /"(?:q|source_lang|target_lang)"\s*:/,
  "@troubleshoot.md#the-server-doesnt-start @configure.md":
    /EADDRINUSE|\b(?:address|port)\b.{0,30} already (?:allocated|in use)|ERR_UNKNOWN_FILE|\bEACCES\b/i,
  "@troubleshoot.md#the-process-was-killed-or-the-machine-lost-power":
    /exit(?:ed)?(?: with)? (?:code|status) 1[34]\d|SIGKILL|OOMKilled|heap out of memory|heap limit/i,
  "@troubleshoot.md#the-disk-is-full-or-read-only-or-the-bucket-is-unavailable #error-storage-quota":
    /\b(?:ENOSPC|EROFS)\b|no space left|disk I\/O/i,
  "@troubleshoot.md#the-database-is-damaged":
    /SQLITE_(?:CORRUPT|NOTADB)|image is malformed|malformed database|not a database/i,
  "@troubleshoot.md#the-database-is-unavailable @scale-out.md#postgresql-with-several-processes":
    /SQLITE_BUSY|database is locked|too many (?:connections|clients)|:5432\b|connection terminated|password authentication|terminating connection/i,
  "#getUploadParams #uploads": /\/v2\/upload\/content\b/,
  "@configure.md": /\bPARLANCE_[A-Z]|\bDATABASE_URL\b/,
  "@commands.md": /^\s*(?:\$ )?(?:npx --no )?parlance [a-z]/,
};

export const listServerPages = (text: string): string[] =>
  Object.entries(serverPages).flatMap(([pages, subject]) => (subject.test(text) ? pages.split(" ") : []));

const keyPattern = /(?:^|[{,[(\n])[ \t]*["':]?([A-Za-z_]\w*)["']?\s*(?::(?!\/\/)|=>)/g;

/** No object of the API has more. */
const maxKeys = 50;

/** Keys by depth, outermost first, in JSON or a literal of JavaScript, Python, PHP, or Ruby. */
export function readKeys(text: string): string[][] {
  const body = unescapeQuotes(text);
  const isBody = /[{[]|^\s*"\w+"\s*:/.test(body);
  let depth = 0;
  let end = 0;
  const found = Array.from(isBody ? body.matchAll(keyPattern) : [], ({ 1: key = "", index }) => {
    for (const [mark] of body.slice(end, index + 1).matchAll(/[{}]/g)) depth += mark === "{" ? 1 : -1;
    end = index + 1;
    return { key, depth };
  });
  const levels = [...Map.groupBy(found, (one) => one.depth)].toSorted(([a], [b]) => a - b);
  return levels.map(([, keys]) => [...new Set(keys.map(({ key }) => key))].slice(0, maxKeys));
}

/** Operations and entities with most of these keys as fields, the smallest first among equals. */
export function rankByFields(keys: readonly string[], records: readonly SearchRecord[]): SearchRecord[] {
  const fields = records.filter(({ kind }) => kind === "field");
  const byOwner = Map.groupBy(fields, ({ url }) => url.replace(/\..*/, ""));
  const counted = [...byOwner].map(([owner, own]) => ({
    owner,
    size: own.length,
    count: keys.reduce((sum, key) => sum + Math.max(...own.map(({ title }) => likeness(title, key))), 0),
  }));
  return counted
    .filter(({ count }) => count > 0 && count * 2 >= keys.length)
    .toSorted((a, b) => b.count - a.count || a.size - b.size)
    .flatMap(({ owner }) => records.find(({ url }) => url === owner) ?? []);
}

/** How well another API's key fits a field: as its name, a synonym, or the last word of either (`url` of `webhookUrl`). */
function likeness(field: string, key: string): number {
  if (field === key) return 1;
  const lastWords = [field, key].map((name) => splitWords(name)[0]?.parts.at(-1));
  const isSynonym = listSynonymNames(splitWords(key).flatMap(listParts).map(stemWord)).includes(stemWord(field));
  const isLast = lastWords[0] === key || lastWords[1] === field;
  return isSynonym || (isLast && key !== "id" && field !== "id") ? 0.5 : 0;
}

/** Joins methods of objects into names: `client.jobs.archive(57)` has `jobs_archive`. */
export const joinMethods = (text: string): string => text.replaceAll(/\b(\w+)(?:\.|->|::)(\w+)(?=\()/g, "$2 $1_$2");

/** Operations whose names share most words, such as `getUserPreferences` for `getCreatePreferences`. */
export function operationsLike(parts: readonly string[], records: readonly SearchRecord[]): SearchRecord[] {
  const words = listStems(parts.join(" "));
  return rank(records, "operation", ({ code }) => {
    const own = new Set(splitWords(code).flatMap((word) => word.parts.map(stemWord)));
    const shared = countShared(own, words);
    const share = shared / (own.size + words.size);
    return shared > 1 && share >= 0.3 ? share : undefined;
  });
}
