import { FilterError } from "@openparlance/filters/filter-error";
import type { ExportedSegment as StoredTarget } from "../core/filters.ts";

/**
 * The targets of a document for the segments of its file. A later version may read the file in another way: more
 * segments, fewer, or others. Each target goes where its source is; all keep their order.
 *
 * @param extracted what the file has now
 * @returns one for each of `extracted`; undefined keeps what the file has
 * @throws FilterError "File reassembly error" with the number of a translated segment that is found no more
 */
export function placeTargets(
  stored: readonly StoredTarget[],
  extracted: readonly { source: string; target?: string | undefined }[],
): (string | undefined)[] {
  const sources = extracted.map(({ source }) => asStored(source));
  // Segments without a translation show the way of those around them, as long as they are there themselves.
  let { locations, lost } = locationsIn(sources, stored);
  if (lost) ({ locations, lost } = locationsIn(sources, stored.filter(isTranslated)));
  if (lost) {
    const detail = `segment ${stored.indexOf(lost) + 1} is not in the file as it is read now`;
    throw new FilterError("File reassembly error", detail);
  }
  const open = new Set(stored.filter((segment) => !isTranslated(segment)).map(({ source }) => asStored(source)));
  return extracted.map(({ source, target }, at) => {
    const placement = locations.get(at);
    if (placement && isTranslated(placement)) return placement.target;
    // A translation of the file that was taken away again must not come back.
    return target && open.has(asStored(source)) ? source : undefined;
  });
}

/** The segments by their location in the file, or the first one that has none after the one before it. */
function locationsIn(sources: readonly string[], stored: readonly StoredTarget[]) {
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

/** Databases keep no halves of surrogate pairs. */
const asStored = (text: string): string => text.toWellFormed();
