import { readTags, type TaggedText, withEdgesOf, writeTags } from "@openparlance/text";
import type { ProviderTranslation } from "./provider.ts";
import type { SourceSegment } from "./segment.ts";

/** Adds the whitespace around the source to a provider's translation. Tags stay next to their words. */
export function withEdges(translation: ProviderTranslation, segment: SourceSegment): ProviderTranslation {
  const { source, prefix, tagged } = segment;
  if (prefix) return translation;
  const { target, tagged: taggedTarget } = translation;
  return {
    ...translation,
    target: withEdgesOf(source, target),
    ...(taggedTarget !== undefined && {
      tagged: writeTags(withSourceEdges(readTags(taggedTarget), readTags(tagged ?? source))),
    }),
  };
}

const startOf = (text: string): number => text.length - text.trimStart().length;
const endOf = (text: string): number => Math.max(startOf(text), text.trimEnd().length);

/** Puts tags in the whitespace at the edges of the text into their positions in the source. */
function withSourceEdges(placement: TaggedText, source: TaggedText): TaggedText {
  const plain = withEdgesOf(source.plain, placement.plain);
  const core = { start: startOf(placement.plain), end: endOf(placement.plain) };
  const lead = startOf(source.plain);
  const trail = source.plain.length - endOf(source.plain);
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
