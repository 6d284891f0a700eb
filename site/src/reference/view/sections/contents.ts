import { glossary } from "../../../docs/glossary.ts";
import { changesNotes } from "./Changes.tsx";
import { compatibilityText } from "./Compatibility.tsx";
import { errorsText, reasonsText } from "./ErrorCatalogue.tsx";
import {
  errorRows,
  formatAmount,
  introductionParts,
  keyLimits,
  limitsByKind,
  machines,
  reasons,
  titleOf,
  type WebhookPart,
  webhookEvents,
  webhookHeaders,
} from "./facts.ts";
import { statesText } from "./StateMachines.tsx";
import { webhooksText } from "./WebhookPayloads.tsx";

/** A thing of the sections that search can find; `text` is plain. */
export interface SectionRecord {
  /** The anchor, without `#`. */
  id: string;
  kind: "section" | "webhook" | "webhook-part" | "states" | "error" | "reason" | "limit" | "term";
  title: string;
  text: string;
  /** What it is a part of. */
  of?: string;
}

const limitRows = [...keyLimits, ...limitsByKind.flatMap(({ rows }) => rows)];

/** Every id that the sections give out, in the order of the page. */
export const sectionAnchors = (): string[] => sectionRecords().map(({ id }) => id);

export function sectionRecords(): SectionRecord[] {
  const records: SectionRecord[] = [
    ...introductionParts.map(({ anchor, title, text }) => ({ id: anchor, kind: "section" as const, title, text })),
    { id: "webhooks", kind: "section", title: "Webhook payloads", text: webhooksText },
    ...webhookHeaders.map(partOf("Headers")),
    ...webhookEvents.flatMap(({ anchor, name, summary, text, fields }) => [
      { id: anchor, kind: "webhook" as const, title: name, text: `${summary}. ${text}` },
      ...fields.map(partOf(name)),
    ]),
    { id: "states", kind: "section", title: "States", text: statesText },
    ...machines.map(({ id, title, field, description, states }) => ({
      id: `states-${id}`,
      kind: "states" as const,
      title,
      text: [`${field}.`, description, ...states.map((state) => `${state.name}: ${state.description}`)].join(" "),
    })),
    { id: "errors", kind: "section", title: "Errors", text: errorsText },
    ...errorRows.map((row) => ({
      id: `error-${row.id}`,
      kind: "error" as const,
      title: titleOf(row),
      text: [...row.messages, row.cause, row.remedy].join(" "),
    })),
    { id: "reasons", kind: "section", title: "File-translation reasons", text: reasonsText },
    ...reasons.map(({ id, message, cause, remedy }) => ({
      id: `reason-${id}`,
      kind: "reason" as const,
      title: message,
      text: `${cause} ${remedy}`,
    })),
    { id: "limits", kind: "section", title: "Limits", text: "Rate limits, limits, and defaults of all operations." },
    ...limitRows.map((limit) => ({
      id: `limit-${limit.id}`,
      kind: "limit" as const,
      title: limit.title,
      text: `${formatAmount(limit)}. ${limit.description}`,
    })),
    { id: "compatibility", kind: "section", title: "Compatibility", text: compatibilityText },
    { id: "changes", kind: "section", title: "Changes", text: changesNotes },
    { id: "glossary", kind: "section", title: "Glossary", text: "The terms of these pages." },
    ...glossary.map(({ id, name, definition }) => ({ id, kind: "term" as const, title: name, text: definition })),
  ];
  return records.map((record) => ({ ...record, text: plain(record.text) }));
}

const partOf =
  (of: string) =>
  ({ anchor, name, text }: WebhookPart): SectionRecord => ({ id: anchor, kind: "webhook-part", title: name, text, of });

const plain = (markdown: string): string =>
  markdown
    .replaceAll(/^```.*$|^\|[-|]+$/gm, "")
    .replaceAll(/\[([^\]]+)\]\([^)]+\)/g, "$1")
    .replaceAll(/`|\*\*/g, "")
    .replaceAll(/\s*\|\s*/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
