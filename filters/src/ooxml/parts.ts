import { FilterError } from "../filter-error.ts";
import { type PackagePart, readEntry } from "../xml/package-filter.ts";
import type { ZipArchive } from "../zip/archive.ts";
import { chartVocabulary, describedVocabulary, drawingVocabulary } from "./drawing.ts";
import type { LinkedPart } from "./package.ts";
import { readPart } from "./part.ts";
import type { OoxmlVocabulary, PartReading } from "./reading.ts";
import { RepeatedTexts } from "./repeated-texts.ts";

export interface PartKind {
  root: string;
  vocabulary: OoxmlVocabulary;
  context?: string;
  /** The relation type of the parts whose texts these parts repeat. */
  repeats?: string;
  /** Whether programs open a document although this part isn't well formed, as they do with VML. */
  mayBeBroken?: boolean;
}

/** Charts and diagrams, which all applications share. */
export function sharedKinds({ altText }: { altText: boolean }): Record<string, PartKind> {
  const vocabulary = altText ? describedVocabulary : drawingVocabulary;
  return {
    chart: { root: "c:chartSpace", vocabulary: chartVocabulary, context: "chart" },
    chartUserShapes: { root: "c:userShapes", vocabulary, context: "chart" },
    chartEx: { root: "cx:chartSpace", vocabulary: chartVocabulary, context: "chart" },
    diagramData: { root: "dgm:dataModel", vocabulary, context: "diagram" },
    diagramDrawing: { root: "dsp:drawing", vocabulary, context: "diagram", repeats: "diagramData" },
  };
}

/**
 * Reads parts one after the other by the types of their relations. Other types, and missing parts, are left out.
 *
 * @param leave called for broken parts that programs leave out
 * @throws FilterError "File extraction error" with entry and location, or if the main part, whose type is "", is
 *   missing
 */
export function readParts(
  archive: ZipArchive,
  relations: readonly LinkedPart[],
  kinds: Readonly<Record<string, PartKind>>,
  reading: Omit<PartReading, "vocabulary" | "context">,
  leave?: (name: string) => void,
): PackagePart[] {
  const originals = new Map<string, RepeatedTexts>();
  return relations.flatMap(({ type, target }) => {
    const kind = Object.hasOwn(kinds, type) ? kinds[type] : undefined;
    if (!kind) return [];
    const { repeats } = kind;
    const entry = readKind(archive, target, kind, reading);
    if (!entry) {
      // Programs open a document even if files that it only refers to are missing.
      if (type !== "") {
        if (archive.names.includes(target)) leave?.(target);
        return [];
      }
      throw new FilterError("File extraction error", "an entry is missing", { entry: target });
    }
    const { result: matches, ...part } = entry;
    const repeated = repeats === undefined ? undefined : originals.get(repeats);
    if (repeated) return [{ ...part, parts: repeated.collect(matches, false, reading.settings) }];
    if (!Object.values(kinds).some((other) => other.repeats === type)) return [{ ...part, parts: matches }];
    const own = originals.get(type) ?? new RepeatedTexts();
    originals.set(type, own);
    return [{ ...part, parts: own.collect(matches, true, reading.settings) }];
  });
}

function readKind(archive: ZipArchive, target: string, kind: PartKind, reading: Omit<PartReading, "vocabulary">) {
  const { root, vocabulary, context, mayBeBroken } = kind;
  const read = () => readEntry(archive, target, (text) => readPart(text, root, { ...reading, vocabulary, context }));
  return mayBeBroken ? readUnlessBroken(read) : read();
}

/** Reads a part that programs leave out if they can't parse it; undefined for such a part. */
export function readUnlessBroken<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof FilterError) return undefined;
    throw error;
  }
}
