import { pairTags, type Tag } from "@parlance/text";

const alone: readonly number[] = [-1];
const twoAlone: readonly number[] = [-1, -1];
const pair: readonly number[] = [1, 0];

/** From so many tags on it takes less time to remember which names are open than to look for them. */
const many = 16;

/** What `pairTags` finds, at less cost for the few tags that most texts have. */
export function partnersOf(tags: readonly Tag[]): ArrayLike<number> {
  if (tags.length === 1) return alone;
  if (tags.length === 2) return isPair(tags[0] as Tag, tags[1] as Tag) ? pair : twoAlone;
  if (tags.length > many) return pairTags(tags);
  const partner: number[] = tags.map(() => -1);
  const open: number[] = [];
  for (let index = 0; index < tags.length; index++) {
    const { kind, name } = tags[index] as Tag;
    if (kind === "open") open.push(index);
    if (kind !== "close") continue;
    const place = open.findLastIndex((opener) => (tags[opener] as Tag).name === name);
    if (place < 0) continue;
    const opener = open[place] as number;
    open.length = place;
    partner[opener] = index;
    partner[index] = opener;
  }
  return partner;
}

const isPair = (first: Tag, second: Tag): boolean =>
  first.kind === "open" && second.kind === "close" && first.name === second.name;
