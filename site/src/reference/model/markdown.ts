import { samplesOf } from "./samples/index.ts";
import type { Answer, Example, Field, Operation, Reference, Shape, Type } from "./types.ts";

/** The whole reference as Markdown. */
export function markdown({ title, summary, tags, entities }: Reference): string {
  const parts = [
    `# ${title}`,
    summary,
    ...tags.flatMap((tag) => [`## ${tag.name}`, tag.description.trim(), ...tag.operations.map(operationMarkdown)]),
    "## Entities",
    ...entities.flatMap((entity) => [
      `### ${entity.name}`,
      entity.description.trim(),
      shapeLines(entity),
      entity.example ? fence("json", entity.example) : "",
    ]),
  ];
  return `${parts.filter(Boolean).join("\n\n")}\n`;
}

/** One operation as Markdown, with its heading at level 3. */
export function operationMarkdown(operation: Operation): string {
  const { method, path, summary, description, parameters, body, answers, effects, polling, related } = operation;
  const [sample] = samplesOf(operation.request);
  const parts = [
    `### ${summary} (${operation.id})`,
    `\`${method.toUpperCase()} ${path}\`${operation.isDeprecated ? " (deprecated)" : ""}`,
    description.trim(),
    ...parameters.flatMap(({ place, fields }) => [`#### ${placeTitles[place]}`, fieldLines(fields)]),
    ...(body
      ? [
          "#### Body",
          `${body.mediaTypes.map((type) => `\`${type}\``).join(" or ")}${body.isRequired ? ", required" : ""}. ${body.description.trim()}`.trim(),
          shapeLines(body.shape),
          ...body.examples.map(exampleText),
        ]
      : []),
    "#### Answers",
    ...answers.filter(({ isSuccess }) => isSuccess).map(successText),
    answers
      .filter(({ isSuccess }) => !isSuccess)
      .map(errorLine)
      .join("\n"),
    ...(effects.length > 0 ? ["#### What else happens", effects.map((effect) => `- ${effect}`).join("\n")] : []),
    ...(polling ? [`Ask [${polling.operation}](#${polling.operation}) until ${polling.until}.`] : []),
    ...(related.length > 0 ? [`Related: ${related.map(({ id }) => `[${id}](#${id})`).join(", ")}.`] : []),
    ...(sample ? ["#### Sample", fence("sh", sample.code)] : []),
  ];
  return parts.filter(Boolean).join("\n\n");
}

/** What a place of parameters is called. */
export const placeTitles = {
  path: "Path parameters",
  query: "Query parameters",
  header: "Header options",
  cookie: "Cookies",
} as const;

function successText({ status, description, shape, events, examples }: Answer): string {
  const parts = [
    `**${status}** ${description.trim()}`,
    shape ? `Body: ${typeMarkdown(shape.type)}` : "",
    shape ? shapeLines(shape) : "",
    events.map(({ event, meaning, occurs }) => `- event \`${event}\`, ${occurs}: ${meaning}`).join("\n"),
    ...examples.map(exampleText),
  ];
  return parts.filter(Boolean).join("\n\n");
}

const errorLine = ({ status, errors, description }: Answer): string =>
  `- **${status}** ${errors.map(({ id, title }) => `[${title}](#error-${id})`).join(" · ") || description}`;

const exampleText = ({ summary, mediaType, text }: Example): string =>
  `${summary ? `${summary}:\n\n` : ""}${fence(mediaType.includes("json") ? "json" : "text", text)}`;

function shapeLines({ values, fields }: Shape): string {
  return [valueLines(values, ""), fieldLines(fields)].filter(Boolean).join("\n");
}

function fieldLines(fields: readonly Field[], indent = ""): string {
  return fields
    .map((field) => {
      const facts = [typeMarkdown(field.type), field.presence, ...field.facts, field.isDeprecated && "deprecated"];
      const example = field.example === undefined ? "" : ` For example \`${field.example}\`.`;
      const line = `${indent}- \`${field.name}\` (${facts.filter(Boolean).join("; ")}): ${inLine(field.description)}${example}`;
      const inner = [valueLines(field.values, `${indent}  `), fieldLines(field.fields, `${indent}  `)];
      return [line.trimEnd(), ...inner].filter(Boolean).join("\n");
    })
    .join("\n");
}

const valueLines = (values: Shape["values"], indent: string): string =>
  values.map(({ value, description }) => `${indent}- \`${value}\`: ${inLine(description)}`).join("\n");

const typeMarkdown = (type: Type): string =>
  type.map((part) => (typeof part === "string" ? part : `[${part.entity}](#${part.entity})`)).join("");

const inLine = (text: string): string => text.trim().replaceAll(/\s+/g, " ");

const fence = (lang: string, text: string): string => `\`\`\`${lang}\n${text.trimEnd()}\n\`\`\``;
