import { glossary } from "../../../docs/glossary.ts";
import { stripMarkdown } from "../../../model/plain.ts";
import { changesNotes } from "./Changes.tsx";
import { compatibilityText } from "./Compatibility.tsx";
import { errorsText, reasonsText } from "./ErrorCatalog.tsx";
import {
  type DeliveryPart,
  errorRows,
  formatAmount,
  introductionParts,
  keyLimits,
  limitsByKind,
  machines,
  reasons,
  webhookEvents,
  webhookHeaders,
} from "./facts.ts";
import { statesText } from "./StateMachines.tsx";
import { webhooksText } from "./WebhookPayloads.tsx";

/** A part of the reference outside its operations, such as an error or a limit, as the search index stores it. */
interface SectionRecord {
  /** Without `#`. */
  anchor: string;
  kind: "error" | "field" | "limit" | "section" | "states" | "term";
  title: string;
  code?: string;
  detail?: string;
  /** Names of its parents; empty for a section. */
  path?: readonly string[];
  text: string;
}

/** The anchors of all sections, in the order of the page. */
export const sectionAnchors = (): string[] => sectionRecords().map(({ anchor }) => anchor);

export function sectionRecords(): SectionRecord[] {
  const records: SectionRecord[] = [
    ...introductionParts.map((part) => section(part.anchor, part.title, part.text)),
    section("webhooks", webhooksTitle, webhooksText),
    ...webhookHeaders.map(partOf("Headers")),
    ...webhookEvents.flatMap(({ anchor, name, summary, text, fields }) => [
      { ...section(anchor, name, `${summary}. ${text}`), path: [webhooksTitle] },
      ...fields.map(partOf(name)),
    ]),
    section("states", "States", statesText),
    ...machines.map(({ id, title, field, description, states }): SectionRecord => {
      const text = `${field}. ${[description, ...states.map((state) => `${state.name}: ${state.description}`)].join(" ")}`;
      return { anchor: `states-${id}`, kind: "states", title, path: ["States"], text };
    }),
    section("errors", "Errors", errorsText),
    ...errorRows.map(({ id, status, title, messages, example, cause, remedy }): SectionRecord => {
      const texts = new Set([typeof example === "string" ? example : example.message, ...messages]);
      const more = { code: String(status), detail: [...texts].join("\n"), text: `${cause} ${remedy}` };
      return { anchor: `error-${id}`, kind: "error", title, path: ["Errors"], ...more };
    }),
    section("reasons", reasonsTitle, reasonsText),
    ...reasons.map(({ id, message: title, cause, remedy }): SectionRecord => {
      return { anchor: `reason-${id}`, kind: "error", title, path: [reasonsTitle], text: `${cause} ${remedy}` };
    }),
    section("limits", "Limits", "Rate limits, other limits, and defaults for all operations."),
    ...[...keyLimits, ...limitsByKind.flatMap(({ rows }) => rows)].map((limit): SectionRecord => {
      const detail = formatAmount(limit);
      const { id, title, description: text = detail } = limit;
      return { anchor: `limit-${id}`, kind: "limit", title, detail, path: ["Limits"], text };
    }),
    section("compatibility", "Compatibility", compatibilityText),
    section("changes", "Changes", changesNotes),
    section("glossary", "Glossary", "The terms used on these pages."),
    ...glossary.map(({ id, name, definition }): SectionRecord => {
      return { anchor: id, kind: "term", title: name, path: ["Glossary"], text: definition };
    }),
  ];
  return records.map((record) => ({ ...record, text: stripMarkdown(withoutPrograms(record.text)) }));
}

const webhooksTitle = "Webhook payloads";
const reasonsTitle = "File-translation reasons";

const section = (anchor: string, title: string, text: string): SectionRecord => ({
  anchor,
  kind: "section",
  title,
  text,
});

const withoutPrograms = (markdown: string): string => markdown.replaceAll(/^```js$[\s\S]*?^```$/gm, "");

const partOf =
  (of: string) =>
  ({ anchor, name, text }: DeliveryPart): SectionRecord => ({
    anchor,
    kind: "field",
    title: name,
    path: [webhooksTitle, of],
    text,
  });
