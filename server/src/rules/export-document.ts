import { FilterError } from "@parlance/filters/filter-error";
import { findFormat } from "@parlance/filters/formats";
import { allOf } from "../files/filters-here.ts";
import type { OpenFile } from "../ports.ts";
import type { Services } from "../services.ts";
import type { Document } from "../store/documents.ts";
import { portionsOf } from "../store/portions.ts";
import type { Project } from "../store/projects.ts";
import type { Segment } from "../store/segments.ts";
import { nextTurn } from "../turns.ts";
import type { Reading } from "./extract.ts";
import { warnOfLostPlaceables } from "./lost-placeables.ts";
import { placeTargets } from "./place-targets.ts";
import { openDocument, type Stoppable } from "./read-document.ts";
import { isAtLeast, xliffState } from "./segment-state.ts";

/** `en` or `en-GB` */
export const localeOf = (language: string, region: string | null): string =>
  region === null ? language : `${language}-${region}`;

/** A document as XLIFF for people to work on. */
export async function xliffOf(document: Document, project: Project, segments: readonly Segment[]): Promise<Uint8Array> {
  const { documentXliffWriter } = await import("@parlance/filters");
  const header = {
    documentId: document.id,
    original: document.name,
    sourceLanguage: localeOf(project.sourceLang, project.sourceRegion),
    targetLanguage: localeOf(project.targetLang, project.targetRegion),
    datatype: datatypeOf(document),
  };
  const { start, part, end } = documentXliffWriter(header);
  const encoder = new TextEncoder();
  const parts = [encoder.encode(start)];
  for (const portion of portionsOf(segments)) {
    parts.push(encoder.encode(part(portion.map(unitOf))));
    await nextTurn();
  }
  return joined([...parts, encoder.encode(end)]);
}

const unitOf = ({ id, source, target, state }: Segment) => ({
  ...{ id, source, target, state: xliffState({ target, state }) },
  isApproved: isAtLeast(state, "reviewed"),
});

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** Formats that XLIFF 1.2 has a name for; others get one of their own. Source: XLIFF 1.2, section 2.2, `datatype`. */
const datatypes: ReadonlySet<string> = new Set(["plaintext", "html", "xml", "resx"]);

function datatypeOf({ name, reading }: Document): string {
  const format = reading === null ? findFormat(name)?.name : (JSON.parse(reading) as Reading).format;
  return format === undefined || datatypes.has(format) ? (format ?? "plaintext") : `x-${format}`;
}

/**
 * A document in the format of its file: each segment with its target, or as the file has it when there is none.
 *
 * @throws FilterError; where it broke stands in the log
 */
export async function translatedFileOf(
  { filters, log, signal }: Pick<Services, "filters" | "log"> & Stoppable,
  document: Document,
  project: Project,
  segments: readonly Segment[],
  bytes: Uint8Array,
): Promise<Uint8Array> {
  warnOfLostPlaceables(log, segments, { document: document.id });
  try {
    return await merged(await openDocument(filters, document, project, bytes, signal), segments);
  } catch (error) {
    const about = { organization: document.organizationId, document: document.id };
    if (error instanceof FilterError) log("document not exported", { ...about, reason: error.withoutText }, "warn");
    throw error;
  }
}

async function merged(file: OpenFile, segments: readonly Segment[]): Promise<Uint8Array> {
  try {
    return await file.merge(placeTargets(segments, await allOf(file.segments())));
  } finally {
    file.close();
  }
}
