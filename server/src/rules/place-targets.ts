import { FilterError } from "@openparlance/filters/filter-error";
import type { ExportedSegment as StoredTarget } from "../core/filters.ts";

/**
 * Assigns the targets of a document to the segments of its file. A later version may read the file differently: more
 * segments, fewer, or other ones. Each target goes to its source; all keep their order. Where the result is undefined,
 * the file's text stays.
 * @throws FilterError "File reassembly error" with the number of a translated segment whose source is missing
 */
export function placeTargets(
  stored: readonly StoredTarget[],
  extracted: readonly { source: string; target?: string | undefined; locked?: boolean }[],
): (string | undefined)[] {
  const sources = extracted.map(({ source }) => asStored(source));
  const open = extracted.map(({ locked }, at) => (locked ? undefined : sources[at]));
  const translated = stored.filter(isTranslated);
  // Segments without a translation help to locate their neighbors, if the file still has all of them. Earlier versions
  // stored locked segments too, so their documents have as many segments as the file.
  let { locations, lost } = locationsIn(stored.length === sources.length ? sources : open, stored);
  if (lost) ({ locations, lost } = locationsIn(open, translated));
  if (lost) ({ locations, lost } = locationsIn(sources, stored));
  if (lost) ({ locations, lost } = locationsIn(sources, translated));
  if (lost) {
    const detail = `segment ${stored.indexOf(lost) + 1} is not in the file as it is read now`;
    throw new FilterError("File reassembly error", detail);
  }
  const untranslated = new Set(
    stored.filter((segment) => !isTranslated(segment)).map(({ source }) => asStored(source)),
  );
  return extracted.map(({ source, target }, at) => {
    const placement = locations.get(at);
    if (placement && isTranslated(placement)) return placement.target;
    // A translation in the file that was removed in the document must not come back.
    return target && untranslated.has(asStored(source)) ? source : undefined;
  });
}

/** Finds the index of each stored segment in `sources`; `lost` is the first one that isn't after its predecessor. */
function locationsIn(sources: readonly (string | undefined)[], stored: readonly StoredTarget[]) {
  const locations = new Map<number, StoredTarget>();
  let next = 0;
  for (const segment of stored) {
    const position = sources.indexOf(asStored(segment.source), next);
    if (position < 0) return { locations, lost: segment };
    locations.set(position, segment);
    next = position + 1;
  }
  return { locations, lost: undefined };
}

const isTranslated = ({ target }: StoredTarget): boolean => target !== "";

/** Databases can't store halves of surrogate pairs. */
const asStored = (text: string): string => text.toWellFormed();
