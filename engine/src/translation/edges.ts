import { readTags, type TaggedText, withEdgesOf, writeTags } from "@openparlance/text";
import type { ProviderTranslation } from "./provider.ts";
import type { SourceSegment } from "./segment.ts";

/** Adds the whitespace around the source to a provider's translation. Tags stay next to their words. */
export function withEdges(translation: ProviderTranslation, segment: SourceSegment): ProviderTranslation {
  const { source, prefix, tagged } = segment;
  if (prefix) return translation;
  const { target, tagged: taggedTarget } = translation;
  if (taggedTarget === undefined) return { ...translation, target: withEdgesOf(source, target) };
  const [placement, own] = [readTags(taggedTarget), readTags(tagged ?? source)];
  // In a message, the whitespace also separates the text from the syntax next to it.
  const [lead, trail] = segment.isIcu ? [startOf(source), source.length] : measureEdges(placement, own);
  const inner = source.slice(startOf(source) - lead, endOf(source) + trail);
  return {
    ...translation,
    target: withEdgesOf(inner, target),
    tagged: writeTags(withSourceEdges(placement, own, withEdgesOf(inner, placement.plain))),
  };
}

const startOf = (text: string): number => text.length - text.trimStart().length;
const endOf = (text: string): number => Math.max(startOf(text), text.trimEnd().length);

/** The lengths of the whitespace at the edges, without that next to tags which aren't at the edge of the translation. */
function measureEdges(placement: TaggedText, { plain, tags }: TaggedText): [lead: number, trail: number] {
  const [start, end] = [startOf(placement.plain), endOf(placement.plain)];
  const first = tags.filter(({ at }) => at < startOf(plain));
  const last = tags.filter(({ at }) => at > endOf(plain));
  const areAt = (outer: TaggedText["tags"], isAtEdge: (at: number) => boolean) =>
    outer.every(({ text }) => placement.tags.some((tag) => tag.text === text && isAtEdge(tag.at)));
  return [
    areAt(first, (at) => at <= start) ? startOf(plain) : (first[0]?.at ?? 0),
    plain.length - (areAt(last, (at) => at >= end) ? endOf(plain) : (last.at(-1)?.at ?? 0)),
  ];
}

/** Puts tags in the whitespace at the edges of the text into their positions in the source. */
function withSourceEdges(placement: TaggedText, source: TaggedText, plain: string): TaggedText {
  const core = { start: startOf(placement.plain), end: endOf(placement.plain) };
  const lead = startOf(plain);
  const trail = plain.length - endOf(plain);
  const wanted = new Map(source.tags.map(({ text, at }) => [text, at]));
  let last = 0;
  const tags = placement.tags.map((tag) => {
    const at = wanted.get(tag.text);
    let to = lead + Math.min(Math.max(tag.at, core.start), core.end) - core.start;
    if (at !== undefined && tag.at <= core.start && at < lead) to = at;
    if (at !== undefined && tag.at >= core.end && source.plain.length - at < trail)
      to = plain.length - (source.plain.length - at);
    last = Math.max(last, to);
    return { ...tag, at: last };
  });
  return { plain, tags };
}
