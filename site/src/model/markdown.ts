import { joinWays } from "./authentication.ts";
import { writeSamples } from "./samples/index.ts";
import type {
  Entity,
  Field,
  RenderedBody,
  RenderedContent,
  RenderedEvent,
  RenderedExample,
  RenderedOperation,
  RenderedResponse,
  Shape,
  Type,
} from "./types.ts";
import { describeEffects } from "./what-happens.ts";

export type FindGuideTitle = (route: string) => string;

/** The entity in Markdown, with a heading at level 3. */
export function formatEntity(entity: Entity): string {
  const example = entity.example ? formatCodeBlock("json", entity.example) : "";
  return [`### ${entity.name}`, entity.description.trim(), formatShape(entity), example].filter(Boolean).join("\n\n");
}

/** The operation in Markdown, with a heading at level 3. */
export function formatOperation(operation: RenderedOperation, guideTitle: FindGuideTitle = (route) => route): string {
  const { method, path, summary, description, authentication, parameters, body, responses } = operation;
  const [sample] = writeSamples(operation.request);
  const after = describeEffects(operation);
  const parts = [
    `### ${summary} (${operation.id})`,
    `\`${method.toUpperCase()} ${path}\`${operation.isDeprecated ? " (deprecated)" : ""}`,
    operation.isExtension ? "**Parlance extension:** not available on other implementations." : "",
    description.trim(),
    ...(authentication.length > 0 ? [`Authentication: ${joinWays(authentication)}.`] : []),
    ...(after.length > 0 ? ["#### Behavior", formatList(after)] : []),
    ...parameters.flatMap(({ location, fields }) => [`#### ${locationTitles[location]}`, formatFields(fields)]),
    ...(body ? ["#### Body", ...formatBody(body)] : []),
    "#### Responses",
    ...responses.filter(({ isSuccess }) => isSuccess).map(formatSuccess),
    formatErrors(responses.filter(({ isSuccess }) => !isSuccess)),
    formatSeeAlso(operation, guideTitle),
    ...(sample ? ["#### Sample", formatCodeBlock("sh", sample.code)] : []),
  ];
  return parts.filter(Boolean).join("\n\n");
}

export const locationTitles = {
  path: "Path parameters",
  query: "Query parameters",
  header: "Header options",
  cookie: "Cookies",
} as const;

const formatBody = ({ mediaTypes, isRequired, description, shape, others, examples }: RenderedBody): string[] => [
  `${formatMediaTypes(mediaTypes)}${isRequired ? ", required" : ""}. ${description.trim()}`.trim(),
  shape.fields.length === 0 ? `Body: ${formatType(shape.type)}` : "",
  formatShape(shape),
  ...others.map(formatOther),
  ...examples.map(formatExample),
];

function formatSuccess(response: RenderedResponse): string {
  const { status, description, mediaType, shape, others, events, headers, examples } = response;
  const parts = [
    `**${status}** ${description.trim()}`,
    shape ? `Body: ${formatType(shape.type)}${mediaType ? `, \`${mediaType}\`` : ""}` : "",
    shape ? formatShape(shape) : "",
    ...others.map(formatOther),
    events.map(formatEvent).join("\n"),
    formatList(headers.map(({ name, description: text }) => `header \`${name}\`: ${joinLines(text)}`)),
    ...examples.map(formatExample),
  ];
  return parts.filter(Boolean).join("\n\n");
}

const formatOther = ({ mediaTypes, shape }: RenderedContent): string =>
  [`Or ${formatMediaTypes(mediaTypes)}: ${formatType(shape.type)}`, formatShape(shape)].filter(Boolean).join("\n\n");

const formatMediaTypes = (types: readonly string[]): string => types.map((type) => `\`${type}\``).join(" or ");

function formatEvent({ event, meaning, occurs, shape }: RenderedEvent): string {
  const facts = [formatType(shape.type), ...shape.constraints, occurs].filter(Boolean);
  const line = `- event \`${event}\` (${facts.join("; ")}): ${joinLines(meaning)}`;
  return [line, formatShape(shape, "  ")].filter(Boolean).join("\n");
}

/** The operation's own errors, a line each, and those of all operations in one line. */
function formatErrors(errors: readonly RenderedResponse[]): string {
  const shared = errors.filter(({ isShared }) => isShared).map(({ status }) => status);
  return [
    ...errors.filter(({ isShared }) => !isShared).map(formatErrorLines),
    ...(shared.length > 0 ? [`- Plus the [errors common to all operations](#errors): ${shared.join(", ")}.`] : []),
  ].join("\n");
}

function formatErrorLines({ status, errors, description, shape, others }: RenderedResponse): string {
  const line = `- **${status}** ${errors.map(({ id, title }) => `[${title}](#error-${id})`).join(" · ") || joinLines(description)}`;
  const bodies = [...(shape ? [shape] : []), ...others.map((other) => other.shape)];
  return [line, ...bodies.flatMap((body) => [`  - body: ${formatType(body.type)}`, formatShape(body, "    ")])]
    .filter(Boolean)
    .join("\n");
}

function formatSeeAlso({ related, guides }: RenderedOperation, guideTitle: FindGuideTitle): string {
  const links = [
    ...related.map(({ id, summary }) => `[${summary}](#${id})`),
    ...guides.map((route) => `[Guide: ${guideTitle(route)}](${route})`),
  ];
  return links.length > 0 ? `See also ${links.join(" · ")}` : "";
}

const formatExample = ({ summary, mediaType, text }: RenderedExample): string =>
  `${summary ? `${summary}:\n\n` : ""}${formatCodeBlock(mediaType.includes("json") ? "json" : "text", text)}`;

const formatShape = ({ values, fields }: Shape, indent = ""): string =>
  [formatValues(values, indent), formatFields(fields, indent)].filter(Boolean).join("\n");

function formatFields(fields: readonly Field[], indent = ""): string {
  return fields
    .map((field) => {
      const facts = [formatType(field.type), field.presence, ...field.constraints, field.isDeprecated && "deprecated"];
      const example = field.example === undefined ? "" : ` For example \`${field.example}\`.`;
      const line = `${indent}- \`${field.name}\` (${facts.filter(Boolean).join("; ")}): ${joinLines(field.description)}${example}`;
      return [line.trimEnd(), formatShape(field, `${indent}  `)].filter(Boolean).join("\n");
    })
    .join("\n");
}

const formatValues = (values: Shape["values"], indent: string): string =>
  values.map(({ value, description }) => `${indent}- \`${value}\`: ${joinLines(description)}`).join("\n");

const formatType = (type: Type): string =>
  type.map((part) => (typeof part === "string" ? part : `[${part.entity}](#${part.entity})`)).join("");

const formatList = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join("\n");

const joinLines = (text: string): string => text.trim().replaceAll(/\s+/g, " ");

const formatCodeBlock = (lang: string, text: string): string => `\`\`\`${lang}\n${text.trimEnd()}\n\`\`\``;
