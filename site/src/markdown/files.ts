import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import executed from "../../../records/executed.json" with { type: "json" };
import { htmlToMarkdown } from "../../build/markdown.ts";
import { glossary } from "../docs/glossary.ts";
import type { FileGroup, MarkdownFile } from "../docs/page-files.ts";
import { describeSampleTests } from "../executed/words.ts";
import { formatEntity, formatOperation, type GuideTitle, listAnchors, reference } from "../model/index.ts";
import { languages } from "../model/samples/index.ts";
import { files } from "../reference/downloads/files.ts";
import { Changes } from "../reference/view/sections/Changes.tsx";
import { Compatibility } from "../reference/view/sections/Compatibility.tsx";
import { ErrorCatalog } from "../reference/view/sections/ErrorCatalog.tsx";
import {
  errorRows,
  type IntroductionPart,
  introduction,
  introductionParts,
  machines,
} from "../reference/view/sections/facts.ts";
import { Glossary } from "../reference/view/sections/Glossary.tsx";
import { sectionAnchors } from "../reference/view/sections/index.ts";
import { Limits } from "../reference/view/sections/Limits.tsx";
import { StateMachines } from "../reference/view/sections/StateMachines.tsx";
import { WebhookPayloads } from "../reference/view/sections/WebhookPayloads.tsx";

const downloads = [
  { file: "openapi.yaml", text: "every operation, parameter, response, and error, as OpenAPI 3.1 in YAML" },
  { file: "openapi.json", text: "the same in JSON" },
  ...Object.values(files).map(({ file, tools }) => ({ file, text: `every request, ready to send with ${tools}` })),
];

/** Longer parts of the introduction are only in files of their own. */
const isShort = ({ text }: IntroductionPart): boolean => text.length < 1_500;

/** The introduction of the reference, with links to all files. @param address the URL of the page `/api/` */
export function writeIndex(address: string): string {
  const others = listFiles(address).filter(({ isInIndex }) => !isInIndex);
  const byGroup = Map.groupBy(others, ({ group }) => group);
  const about = new Map(reference.tags.map((tag) => [tag.name, tag.description.trim()]));
  const link = ({ id, title, description }: MarkdownFile) =>
    `- [${title}](${address}${id}.md)${description ? `: ${description}` : ""}`;
  return [
    `# ${reference.title}`,
    reference.summary,
    completeAddresses(introduction.lead, address),
    describeSampleTests(languages, executed),
    ...introductionParts.filter(isShort).map(({ title, text }) => completeAddresses(`## ${title}\n\n${text}`, address)),
    ...[...byGroup].flatMap(([group, members]) => [
      `## ${group}`,
      completeAddresses(about.get(group) ?? "", address),
      members.map(link).join("\n"),
    ]),
    "## Downloads",
    downloads.map(({ file, text }) => `- [${file}](${address.replace(/api\/$/, file)}): ${text}`).join("\n"),
  ]
    .filter(Boolean)
    .join("\n\n")
    .concat("\n");
}

export const listFiles = (address: string, guideTitle?: GuideTitle): MarkdownFile[] =>
  [
    ...introductionParts.map((part) => ({
      id: part.anchor,
      group: "Basics",
      title: part.title,
      description: "",
      purpose: part.title,
      isInIndex: isShort(part),
      anchors: [part.anchor],
      markdown: `# ${part.title}\n\n${part.text}`,
    })),
    ...reference.tags.flatMap((tag) =>
      tag.operations.map((operation) => ({
        id: operation.id,
        group: tag.name,
        title: `${operation.summary} (${operation.id})`,
        description: "",
        purpose: operation.summary,
        anchors: listAnchors({ ...reference, tags: [{ ...tag, operations: [operation] }], schemas: [] }).slice(1),
        markdown: raiseHeadings(formatOperation(operation, guideTitle), 2),
      })),
    ),
    ...reference.schemas.map((entity) => ({
      id: entity.name,
      group: "Entities",
      title: entity.name,
      description: "",
      purpose: firstSentence(entity.description),
      anchors: listAnchors({ ...reference, tags: [], schemas: [entity] }),
      markdown: raiseHeadings(formatEntity(entity), 2),
    })),
    ...listDrawnFiles(address).map((file) => ({ ...file, purpose: file.description })),
  ].map((file) => ({ ...file, markdown: `${completeAddresses(file.markdown, address).trim()}\n` }));

export function listGroups(files: readonly MarkdownFile[]): FileGroup[] {
  const about = new Map(reference.tags.map((tag) => [tag.name, firstSentence(tag.description, minGroupText)]));
  const groups = [...Map.groupBy(files, ({ group }) => group)];
  return groups.map(([name, members]) => ({
    name,
    description: about.get(name) ?? groupDescriptions[name] ?? members.map(({ title }) => title).join(", "),
  }));
}

const groupDescriptions: Readonly<Record<string, string>> = {
  Entities: "Every object in requests and responses, with its fields.",
  Errors: "Every error, by status, with its cause and fix.",
};

/** The min length of a group's description, if its text is long enough. */
const minGroupText = 60;

/** The first sentences as plain text in one line, until they have `minLength` characters. */
function firstSentence(markdown: string, minLength = 0): string {
  const text = markdown.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1").replaceAll("**", "");
  const line = text.trim().replaceAll(/\s+/g, " ");
  let used = "";
  for (const sentence of line.split(/(?<=[.!?]) /)) {
    used += used === "" ? sentence : ` ${sentence}`;
    if (used.length >= minLength) break;
  }
  return used;
}

type DrawnFile = Omit<MarkdownFile, "purpose">;

/** By the URL of the page `/api/`. Four routes of a build list these files. */
const drawnFiles = new Map<string, DrawnFile[]>();

function listDrawnFiles(address: string): DrawnFile[] {
  const listed = drawnFiles.get(address) ?? [
    ...listStateFiles(address),
    ...listErrorFiles(address),
    ...listOtherFiles(address),
  ];
  drawnFiles.set(address, listed);
  return listed;
}

function listStateFiles(address: string): DrawnFile[] {
  const [, ...parts] = cutAtHeadings(renderView(StateMachines, address));
  return machines.map(({ id, title, field }, index) => ({
    id: `states-${id}`,
    group: "States",
    title,
    description: field,
    anchors: [`states-${id}`],
    markdown: raiseHeadings(parts[index] ?? "", 2),
  }));
}

function listErrorFiles(address: string): DrawnFile[] {
  const [, ...parts] = cutAtHeadings(renderView(ErrorCatalog, address));
  const rows = errorRows.map((row, index) => ({ ...row, markdown: parts[index] ?? "" }));
  const byStatus = [...Map.groupBy(rows, ({ status }) => String(status))].map(([status, errors]) => ({
    id: `errors-${status}`,
    group: "Errors",
    title: status === "default" ? "Other errors" : `Errors with status ${status}`,
    description: errors.map(({ title }) => title).join(", "),
    anchors: errors.map(({ id }) => `error-${id}`),
    markdown: errors.map(({ markdown }) => raiseHeadings(markdown, 1)).join("\n\n"),
  }));
  const reasons = {
    id: "reasons",
    group: "Errors",
    title: "File-translation reasons",
    description: "why the translation of a file failed",
    anchors: ["reasons", ...sectionAnchors().filter((anchor) => anchor.startsWith("reason-"))],
    markdown: raiseHeadings(parts.at(-1) ?? "", 2),
  };
  // Programs take a file whose title has "404" for a missing file, so statuses are only in the headings below.
  return [...byStatus.map((file) => ({ ...file, markdown: `# Errors\n\n${file.markdown}` })), reasons];
}

const listOtherFiles = (address: string): DrawnFile[] =>
  [
    {
      id: "webhooks",
      title: "Webhook payloads",
      description: "the headers and bodies of deliveries to your server",
      anchors: sectionAnchors().filter((anchor) => /^webhook(?:s(?:\.|$)|-(?!deliveries$))/.test(anchor)),
      view: WebhookPayloads,
    },
    {
      id: "limits",
      title: "Limits",
      description: "rate limits, sizes, durations, and defaults",
      anchors: sectionAnchors().filter((anchor) => /^limits$|^limit-/.test(anchor)),
      view: Limits,
    },
    {
      id: "compatibility",
      title: "Compatibility",
      description: "public clients that were run with this API, and their results",
      anchors: ["compatibility"],
      view: Compatibility,
    },
    {
      id: "changes",
      title: "Changes",
      description: "what was added since the first release",
      anchors: ["changes"],
      view: Changes,
    },
    {
      id: "glossary",
      title: "Glossary",
      description: "the terms used on these pages",
      anchors: ["glossary", ...glossary.map(({ id }) => id)],
      view: Glossary,
    },
  ].map(({ view, ...file }) => ({
    ...file,
    group: "Webhooks, limits, changes, and terms",
    markdown: raiseHeadings(renderView(view, address), 1),
  }));

const renderView = (view: () => React.ReactNode, address: string): string =>
  htmlToMarkdown(renderToStaticMarkup(createElement(view)), address).trim();

/** Splits a text before headings of level 3; only the first part may lack a heading. */
const cutAtHeadings = (markdown: string): string[] => markdown.split(/^(?=### )/m);

/** Raises headings by some levels. Code stays unchanged, because comments in shell look like headings. */
const raiseHeadings = (markdown: string, levels: number): string =>
  markdown
    .split(/^(```[\s\S]*?^```)/m)
    .map((text, index) => (index % 2 === 0 ? text.replaceAll(new RegExp(`^#{${levels}}(?=#)`, "gm"), "") : text))
    .join("");

/** Replaces links by full URLs. */
const completeAddresses = (markdown: string, address: string): string =>
  markdown.replaceAll("](#", `](${address}#`).replaceAll("](/", `](${address.replace(/api\/$/, "")}`);
