import { pairTags, type Tag } from "@parlance/text";

const [none, alone, apart, pair]: readonly number[][] = [[], [-1], [-1, -1], [1, 0]];

/** What `pairTags` finds, at once for the few tags that most texts have. */
export function partnersOf(tags: readonly Tag[]): ArrayLike<number> {
  const [first, second] = tags;
  if (!first) return none as number[];
  if (!second) return alone as number[];
  if (tags.length > 2) return pairTags(tags);
  const isPair = first.kind === "open" && second.kind === "close" && first.name === second.name;
  return (isPair ? pair : apart) as number[];
}
