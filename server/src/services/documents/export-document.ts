import type { Finding } from "@openparlance/engine";
import type { Segment } from "@openparlance/filters";
import { FilterError } from "@openparlance/filters/filter-error";
import { type FormatNames, findFormat, formats } from "@openparlance/filters/formats";
import { MissingFileError } from "../../core/file-store.ts";
import type { OpenFile, StoredReading } from "../../core/filters.ts";
import { nextTurn } from "../../core/turns.ts";
import { readStored, unlessLost } from "../../files/read.ts";
import { localesOf } from "../../rules/language-pairs.ts";
import { LostPlaceables } from "../../rules/lost-placeables.ts";
import { isAtLeast, xliffState } from "../../rules/segment-state.ts";
import type { Document } from "../../store/jobs/documents.ts";
import type { Project } from "../../store/jobs/projects.ts";
import type { StoredSegment } from "../../store/jobs/segments.ts";
import type { Services } from "../services.ts";
import { type CheckSegments, checkInParts } from "./check-document.ts";
import { openDocument, type Stoppable } from "./read-document.ts";

type FileServices = Pick<Services, "files" | "filters"> & Stoppable;

interface WorkSegment {
  segment: StoredSegment;
  findings?: readonly Finding[];
}

async function* writeXliff(
  document: Document,
  project: Project,
  parts: AsyncIterable<readonly WorkSegment[]>,
  keyOf: ReturnType<typeof keyReader> | undefined,
): AsyncGenerator<Uint8Array> {
  const { documentXliffWriter } = await import("@openparlance/filters/exchange");
  const { id: documentId, name: original } = document;
  const header = { documentId, original, ...localesOf(project), datatype: findDatatype(document) };
  const { start, part, end } = documentXliffWriter(header);
  const encoder = new TextEncoder();
  yield encoder.encode(start);
  for await (const segments of parts) {
    const units = [];
    for (const each of segments) units.push({ ...toWorkUnit(each), key: await keyOf?.(each.segment) });
    yield encoder.encode(part(units));
    await nextTurn();
  }
  yield encoder.encode(end);
}

/** The units have the keys of their texts in the file. The findings of `check` become notes of the units. */
export async function* xliffOf(
  services: FileServices,
  document: Document,
  project: Project,
  pages: AsyncIterable<readonly StoredSegment[]>,
  check?: CheckSegments,
): AsyncGenerator<Uint8Array> {
  const keys = await openKeys(services, document, project);
  try {
    const parts = check ? checkInParts(pages, check, services.signal) : withoutChecks(pages);
    yield* writeXliff(document, project, parts, keys?.keyOf);
  } finally {
    keys?.close();
  }
}

async function* withoutChecks(pages: AsyncIterable<readonly StoredSegment[]>): AsyncGenerator<WorkSegment[]> {
  for await (const page of pages) yield page.map((segment) => ({ segment }));
}

/** @returns undefined for a format without keys, and for a file that can't be read anymore */
async function openKeys({ files, filters, signal }: FileServices, document: Document, project: Project) {
  if (!formatOf(document)?.hasKeys) return undefined;
  try {
    const bytes = await readStored(files, document.content);
    const file = await openDocument(filters, document, project, { ...bytes, isReadOnly: true }, signal);
    return { keyOf: keyReader(file, document), close: () => file.close() };
  } catch (error) {
    if (error instanceof FilterError || error instanceof MissingFileError) return undefined;
    throw error;
  }
}

/**
 * Reads the keys of segments in the order of the document; undefined if the file has another text at that position.
 */
function keyReader(file: OpenFile, { segments }: Document): (segment: StoredSegment) => Promise<string | undefined> {
  const pages = file.segments();
  // Only earlier versions stored the locked segments of a file.
  const hasLocked = segments === file.size;
  let page: readonly Segment[] = [];
  /** Index of the page's first segment. */
  let first = 0;
  return async ({ position, source }) => {
    while (position >= first + page.length) {
      const { value, done } = await pages.next();
      if (done) return undefined;
      first += page.length;
      page = hasLocked ? value : value.filter(({ locked }) => !locked);
    }
    const unit = page[position - first];
    return unit?.source.toWellFormed() === source ? unit.context : undefined;
  };
}

const toWorkUnit = ({ segment: { id, source, target, state }, findings }: WorkSegment) => ({
  id,
  source,
  target,
  state: xliffState({ target, state }),
  isApproved: isAtLeast(state, "reviewed"),
  notes: findings?.map(({ check, message }) => `${check}: ${message}`),
});

/** Formats with a name in XLIFF 1.2. Others get a name of ours. Source: XLIFF 1.2, section 2.2, `datatype`. */
const datatypes: ReadonlySet<string> = new Set(["plaintext", "html", "xml", "resx"]);

function formatOf({ name, reading }: Document): FormatNames | undefined {
  if (reading === null) return findFormat(name);
  const { format } = JSON.parse(reading) as StoredReading;
  return Object.values<FormatNames>(formats).find((each) => each.name === format);
}

function findDatatype(document: Document): string {
  const format = formatOf(document)?.name;
  return format === undefined || datatypes.has(format) ? (format ?? "plaintext") : `x-${format}`;
}

/**
 * A segment without a target stays unchanged in the file. @throws FilterError; the log has the location of the fault
 */
export async function writeTranslatedFile(
  { store, files, filters, log, signal }: FileServices & Pick<Services, "store" | "log">,
  document: Document,
  project: Project,
): Promise<Uint8Array> {
  const { organizationId, id } = document;
  try {
    const bytes = await unlessLost(readStored(files, document.content), (cause) => {
      return new FilterError("File reassembly error", "the file is missing in the server's storage", { cause });
    });
    const file = await openDocument(filters, document, project, bytes, signal);
    const lost = new LostPlaceables();
    try {
      const pages = async function* () {
        for await (const page of store.segments.pages(organizationId, id)) {
          lost.look(page, page[0]?.position);
          yield page.map(({ source, target }) => ({ source, target }));
          await nextTurn();
        }
      };
      return await file.mergeStored(pages, (segments) => {
        if (segments > 0) log("translations left out because of their tags", { document: id, segments }, "warn");
      });
    } finally {
      file.close();
      lost.warn(log, { document: id });
    }
  } catch (error) {
    const about = { organization: organizationId, document: id };
    if (error instanceof FilterError) log("document export failed", { ...about, reason: error.withoutText }, "warn");
    throw error;
  }
}
