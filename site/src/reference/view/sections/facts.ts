import {
  type CatalogError,
  type DeepReadonly,
  errors,
  type FailureReason,
  failureReasons,
  type Limit,
  limits,
  type Reproduction,
  type StateMachine,
  stateMachines,
} from "@openparlance/api";
import { type OpenApiDocument, resolve, type Schema, simplifySchema } from "@openparlance/api/openapi";
import document from "@openparlance/api/openapi.json" with { type: "json" };

// Facts from the description and the data files. Texts are Markdown unless noted.

const description = document as unknown as OpenApiDocument & { webhooks: Record<string, WebhookItem> };

interface WebhookItem {
  post: {
    summary: string;
    description: string;
    parameters: ({ $ref: string } | HeaderParameter)[];
    requestBody: { content: { "application/json": { schema: Schema; examples: Record<string, { value: unknown }> } } };
  };
}

interface HeaderParameter {
  name: string;
  description: string;
  example?: unknown;
}

export interface IntroductionPart {
  anchor: string;
  title: string;
  text: string;
}

/** Anchors by group of the introduction. Other parts are in *Operate*. */
const groupAnchors: Readonly<Record<string, readonly string[]>> = {
  Start: ["base-url", "authentication", "usage-and-charges", "client-libraries"],
  Conventions: ["formats", "pagination", "uploads", "file-formats", "supported-languages", "streaming", "versions"],
  Reliability: [
    "errors-and-rate-limits",
    "idempotency",
    "webhook-deliveries",
    "testing",
    "test-your-integration",
    "cases",
    "development-mode",
  ],
  Operate: [],
};

const findGroup = (anchor: string): string =>
  Object.entries(groupAnchors).find(([, anchors]) => anchors.includes(anchor))?.[0] ?? "Operate";

/** The introduction of the description: the text before its first heading, and a part for each heading, in groups. */
export const introduction = ((): { lead: string; groups: { title: string; parts: IntroductionPart[] }[] } => {
  const [lead = "", ...texts] = (description.info.description ?? "").split(/^## /m);
  const parts = texts.map((part) => {
    const [title = "", ...lines] = part.split("\n");
    return { anchor: title.trim().toLowerCase().replaceAll(/\W+/g, "-"), title, text: lines.join("\n").trim() };
  });
  const groups = Object.keys(groupAnchors).map((title) => ({
    title,
    parts: parts.filter(({ anchor }) => findGroup(anchor) === title),
  }));
  return { lead: lead.trim(), groups };
})();

export const introductionParts: readonly IntroductionPart[] = introduction.groups.flatMap(({ parts }) => parts);

/** A property of a delivery's body, or a header of all deliveries. */
export interface DeliveryPart {
  anchor: string;
  name: string;
  text: string;
}

export interface WebhookEvent extends DeliveryPart {
  /** Plain text. */
  summary: string;
  fields: DeliveryPart[];
  /** A body in JSON. */
  example: string;
}

export const webhookEvents: WebhookEvent[] = Object.entries(description.webhooks).map(([name, { post }]) => {
  const { schema, examples } = post.requestBody.content["application/json"];
  return {
    anchor: `webhook-${name}`,
    name,
    summary: post.summary,
    text: post.description.trim(),
    fields: listFields(resolve<Schema>(description, schema as Schema & { $ref: string })).map(([field, property]) => ({
      anchor: `webhook-${name}.${field}`,
      name: field,
      text: `${describeType(property)}. ${property.description ?? ""}`.trim(),
    })),
    example: JSON.stringify(Object.values(examples)[0]?.value, null, 2),
  };
});

/** Each property with its path, before its nested properties. */
function listFields({ properties = {} }: Schema, path = ""): [path: string, property: Schema][] {
  return Object.entries(properties).flatMap(([name, input]) => {
    const property = simplifySchema(input);
    const inner = property.type === "array" && property.items ? simplifySchema(property.items) : property;
    return [[path + name, property], ...listFields(inner, `${path}${name}.`)];
  });
}

function describeType({ type, format }: Schema): string {
  const names = [type].flat().map((name) => (format === "date-time" && name === "string" ? "ISO 8601 date" : name));
  const words = names.join(" or ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export const webhookHeaders: DeliveryPart[] = Object.values(description.webhooks)
  .slice(0, 1)
  .flatMap(({ post }) => post.parameters.map((parameter) => resolve<HeaderParameter>(description, parameter)))
  .map(({ name, description: text, example }) => ({
    anchor: `webhooks.${name}`,
    name,
    text: `${text.trim()} For example \`${example}\`.`,
  }));

export const machines: readonly DeepReadonly<StateMachine>[] = Object.values(stateMachines);

export const reasons: readonly DeepReadonly<FailureReason>[] = Object.values(failureReasons);

/** The errors by status, the default last. Within a status, errors of all operations come first. */
export const errorRows = (Object.values(errors) as DeepReadonly<CatalogError>[]).sort(
  (a, b) =>
    String(a.status).localeCompare(String(b.status)) || Number(b.applies === "all") - Number(a.applies === "all"),
);

const kinds = { quota: "Waits", limit: "Sizes and durations", default: "Defaults" } as const;

const allLimits: readonly DeepReadonly<Limit>[] = Object.values(limits);

/** The limits that most programs reach first. */
const keyLimitIds = ["quota", "upload", "source", "job-files", "jobs-limit", "webhook-timeout"];

export const keyLimits = keyLimitIds.flatMap((id) => allLimits.find((limit) => limit.id === id) ?? []);

const otherLimits = allLimits.filter((limit) => !keyLimits.includes(limit));

export const limitsByKind = Object.entries(kinds).map(([kind, title]) => ({
  kind,
  title,
  rows: otherLimits.filter((limit) => limit.kind === kind),
}));

/** Plain text with the unit. */
export function formatAmount({ value, unit }: DeepReadonly<Limit>): string {
  if (typeof value === "string") return value === "" ? '""' : value;
  if (typeof value === "boolean") return String(value);
  if (typeof value === "number") return unit === "bytes" ? formatBytes(value) : formatWithUnit(value, unit);
  return value.map(formatDuration).join(", ");
}

const formatWithUnit = (value: number, unit: string | undefined): string => {
  const amount = Math.abs(value).toLocaleString("en-US");
  const singular = value === 1 && unit?.endsWith("s") ? unit.slice(0, -1) : unit;
  return [value < 0 ? `−${amount}` : amount, singular].filter(Boolean).join(" ");
};

const formatBytes = (value: number): string => (value >= 2 ** 30 ? `${value / 2 ** 30} GiB` : `${value / 2 ** 20} MiB`);

const formatDuration = (seconds: number): string => {
  if (seconds >= 3600) return `${seconds / 3600} h`;
  return seconds >= 60 ? `${seconds / 60} min` : `${seconds} s`;
};

export const formatTitle = ({ status, title }: DeepReadonly<CatalogError>): string =>
  status === "default" ? title : `${status} ${title}`;

/** The values of names in an error's messages: `{status} is archived or delivered.` */
export const listValues = ({ values = {} }: DeepReadonly<CatalogError>): string =>
  Object.entries(values)
    .map(
      ([name, texts]) =>
        `\`{${name}}\` is ${texts.length > 3 ? "text such as " : ""}${listFormat.format(texts.slice(0, 3).map((text) => `“${text}”`))}.`,
    )
    .join(" ");

const listFormat = new Intl.ListFormat("en", { type: "disjunction" });

/** Status line, own headers, and body, as the server sends them. */
export function formatResponse({ id, status, headers = {}, example }: DeepReadonly<CatalogError>): string {
  const own = Object.entries(headers).map(([name, { example: value }]) => `${name}: ${value}`);
  // One error represents all with the status `default`.
  const lines = [`Parlance-Error: ${status === "default" ? "unknown-endpoint" : id}`, ...own];
  const body = typeof example === "string" ? example : `{"message": ${JSON.stringify(example.message)}}`;
  return [`HTTP/1.1 ${status === "default" ? 404 : status}`, ...lines, "", body].join("\n");
}

/** A failed translation in a response of listFileTranslations. */
export const formatFault = ({ message, note }: DeepReadonly<FailureReason>): string =>
  `[{"id": 616, "fileId": 2208, "status": "Failed", "createdAt": 1741605000, "errorMsg": "${message}"${
    note === undefined ? "" : `, "note": ${JSON.stringify(note)}`
  }}]`;

/** A terminal session: the subject as a comment, the command, and the response. */
export function formatSession({ how, curl }: DeepReadonly<Reproduction>, response: string): string {
  const comment = `# ${how.replaceAll("`", "")}`.replaceAll(/(.{1,76})(?: |$)/g, "$1\n# ").replace(/\n# $/, "");
  return `${comment}\n${curl}\n\n${response}`;
}
