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
import { whatHappens } from "./what-happens.ts";

export type FindGuideTitle = (route: string) => string;

/** The entity in Markdown, with a heading at level 3. */
export function entityMarkdown(entity: Entity): string {
  const example = entity.example ? fence("json", entity.example) : "";
  return [`### ${entity.name}`, entity.description.trim(), shapeLines(entity), example].filter(Boolean).join("\n\n");
}

/** The operation in Markdown, with a heading at level 3. */
export function operationMarkdown(operation: RenderedOperation, guideTitle: FindGuideTitle = (route) => route): string {
  const { method, path, summary, description, authentication, parameters, body, responses } = operation;
  const [sample] = writeSamples(operation.request);
  const after = whatHappens(operation);
  const parts = [
    `### ${summary} (${operation.id})`,
    `\`${method.toUpperCase()} ${path}\`${operation.isDeprecated ? " (deprecated)" : ""}`,
    operation.isExtension ? "**Parlance extension:** not available on other implementations." : "",
    description.trim(),
    ...(authentication.length > 0 ? [`Authentication: ${joinWays(authentication)}.`] : []),
    ...(after.length > 0 ? ["#### Behavior", list(after)] : []),
    ...parameters.flatMap(({ location, fields }) => [`#### ${locationTitles[location]}`, fieldLines(fields)]),
    ...(body ? ["#### Body", ...bodyTexts(body)] : []),
    "#### Responses",
    ...responses.filter(({ isSuccess }) => isSuccess).map(successText),
    errorList(responses.filter(({ isSuccess }) => !isSuccess)),
    seeAlso(operation, guideTitle),
    ...(sample ? ["#### Sample", fence("sh", sample.code)] : []),
  ];
  return parts.filter(Boolean).join("\n\n");
}

export const locationTitles = {
  path: "Path parameters",
  query: "Query parameters",
  header: "Header options",
  cookie: "Cookies",
} as const;

const bodyTexts = ({ mediaTypes, isRequired, description, shape, others, examples }: RenderedBody): string[] => [
  `${mediaTypesMarkdown(mediaTypes)}${isRequired ? ", required" : ""}. ${description.trim()}`.trim(),
  shape.fields.length === 0 ? `Body: ${typeMarkdown(shape.type)}` : "",
  shapeLines(shape),
  ...others.map(otherText),
  ...examples.map(exampleText),
];

function successText({
  status,
  description,
  mediaType,
  shape,
  others,
  events,
  headers,
  examples,
}: RenderedResponse): string {
  const parts = [
    `**${status}** ${description.trim()}`,
    shape ? `Body: ${typeMarkdown(shape.type)}${mediaType ? `, \`${mediaType}\`` : ""}` : "",
    shape ? shapeLines(shape) : "",
    ...others.map(otherText),
    events.map(eventLines).join("\n"),
    list(headers.map(({ name, description: text }) => `header \`${name}\`: ${inLine(text)}`)),
    ...examples.map(exampleText),
  ];
  return parts.filter(Boolean).join("\n\n");
}

const otherText = ({ mediaTypes, shape }: RenderedContent): string =>
  [`Or ${mediaTypesMarkdown(mediaTypes)}: ${typeMarkdown(shape.type)}`, shapeLines(shape)].filter(Boolean).join("\n\n");

const mediaTypesMarkdown = (mediaTypes: readonly string[]): string =>
  mediaTypes.map((type) => `\`${type}\``).join(" or ");

function eventLines({ event, meaning, occurs, shape }: RenderedEvent): string {
  const facts = [typeMarkdown(shape.type), ...shape.constraints, occurs].filter(Boolean);
  const line = `- event \`${event}\` (${facts.join("; ")}): ${inLine(meaning)}`;
  return [line, shapeLines(shape, "  ")].filter(Boolean).join("\n");
}

/** The operation's own errors, a line each, and those of all operations in one line. */
function errorList(errors: readonly RenderedResponse[]): string {
  const shared = errors.filter(({ isShared }) => isShared).map(({ status }) => status);
  return [
    ...errors.filter(({ isShared }) => !isShared).map(errorLines),
    ...(shared.length > 0 ? [`- Plus the [errors common to all operations](#errors): ${shared.join(", ")}.`] : []),
  ].join("\n");
}

function errorLines({ status, errors, description, shape, others }: RenderedResponse): string {
  const line = `- **${status}** ${errors.map(({ id, title }) => `[${title}](#error-${id})`).join(" · ") || inLine(description)}`;
  const bodies = [...(shape ? [shape] : []), ...others.map((other) => other.shape)];
  return [line, ...bodies.flatMap((body) => [`  - body: ${typeMarkdown(body.type)}`, shapeLines(body, "    ")])]
    .filter(Boolean)
    .join("\n");
}

function seeAlso({ related, guides }: RenderedOperation, guideTitle: FindGuideTitle): string {
  const links = [
    ...related.map(({ id, summary }) => `[${summary}](#${id})`),
    ...guides.map((route) => `[Guide: ${guideTitle(route)}](${route})`),
  ];
  return links.length > 0 ? `See also ${links.join(" · ")}` : "";
}

const exampleText = ({ summary, mediaType, text }: RenderedExample): string =>
  `${summary ? `${summary}:\n\n` : ""}${fence(mediaType.includes("json") ? "json" : "text", text)}`;

function shapeLines({ values, fields }: Shape, indent = ""): string {
  return [valueLines(values, indent), fieldLines(fields, indent)].filter(Boolean).join("\n");
}

function fieldLines(fields: readonly Field[], indent = ""): string {
  return fields
    .map((field) => {
      const facts = [
        typeMarkdown(field.type),
        field.presence,
        ...field.constraints,
        field.isDeprecated && "deprecated",
      ];
      const example = field.example === undefined ? "" : ` For example \`${field.example}\`.`;
      const line = `${indent}- \`${field.name}\` (${facts.filter(Boolean).join("; ")}): ${inLine(field.description)}${example}`;
      return [line.trimEnd(), shapeLines(field, `${indent}  `)].filter(Boolean).join("\n");
    })
    .join("\n");
}

const valueLines = (values: Shape["values"], indent: string): string =>
  values.map(({ value, description }) => `${indent}- \`${value}\`: ${inLine(description)}`).join("\n");

const typeMarkdown = (type: Type): string =>
  type.map((part) => (typeof part === "string" ? part : `[${part.entity}](#${part.entity})`)).join("");

const list = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join("\n");

const inLine = (text: string): string => text.trim().replaceAll(/\s+/g, " ");

const fence = (lang: string, text: string): string => `\`\`\`${lang}\n${text.trimEnd()}\n\`\`\``;
