import { FilterError } from "@openparlance/filters/filter-error";
import type { ExportedSegment as Stored } from "../ports/filters.ts";

/**
 * The targets of a document for the segments of its file. A later version may read the file in another way: more
 * segments, fewer, or others. Each target goes where its source is; all keep their order.
 *
 * @param extracted what the file has now
 * @returns one for each of `extracted`; undefined keeps what the file has
 * @throws FilterError "File reassembly error" with the number of a translated segment that is found no more
 */
export function placeTargets(
  stored: readonly Stored[],
  extracted: readonly { source: string; target?: string | undefined }[],
): (string | undefined)[] {
  const sources = extracted.map(({ source }) => asStored(source));
  // Segments without a translation show the way of those around them, as long as they are there themselves.
  let { places, lost } = placesIn(sources, stored);
  if (lost) ({ places, lost } = placesIn(sources, stored.filter(isTranslated)));
  if (lost) {
    const detail = `segment ${stored.indexOf(lost) + 1} is not in the file as it is read now`;
    throw new FilterError("File reassembly error", detail);
  }
  const open = new Set(stored.filter((segment) => !isTranslated(segment)).map(({ source }) => asStored(source)));
  return extracted.map(({ source, target }, at) => {
    const placed = places.get(at);
    if (placed && isTranslated(placed)) return placed.target;
    // A translation of the file that was taken away again must not come back.
    return target && open.has(asStored(source)) ? source : undefined;
  });
}

/** The segments by their place in the file, or the first one that has none after the one before it. */
function placesIn(sources: readonly string[], stored: readonly Stored[]) {
  const places = new Map<number, Stored>();
  let next = 0;
  for (const segment of stored) {
    const place = sources.indexOf(asStored(segment.source), next);
    if (place < 0) return { places, lost: segment };
    places.set(place, segment);
    next = place + 1;
  }
  return { places, lost: undefined };
}

const isTranslated = ({ target }: Stored): boolean => target !== "";

/** Databases keep no halves of surrogate pairs. */
const asStored = (text: string): string => text.toWellFormed();
