import type { CodeToken } from "./codes.ts";
import { countCommon, findRange, isSameWrapper, type Wrapper } from "./wrappers.ts";

/** The style and the wrappers of the whole paragraph, which are not tags in the text. */
interface Style {
  base: Wrapper;
  core: readonly Wrapper[];
}

/** A position in a paragraph: the wrappers around it, and whether it is inside a `Content` element. */
interface Position {
  path: readonly Wrapper[];
  inContent: boolean;
}

/** The markup between `from` and `to`. */
export function writeParagraph(
  tokens: readonly CodeToken[],
  wrappers: readonly Wrapper[],
  { style, from, to }: { style: Style; from: Position; to: Position },
): string {
  const holders = countRangeHolders(tokens, wrappers);
  const opened: Wrapper[] = [];
  let written = "";
  let at = from;
  for (const token of tokens) {
    if (token.kind === "open") opened.push(wrappers[token.wrapper] as Wrapper);
    else if (token.kind === "close") opened.pop();
    else {
      const next = { path: buildPath(opened, style, holders), inContent: token.kind !== "element" };
      written += formatTagsBetween(at, next) + token.raw;
      at = next;
    }
  }
  return written + formatTagsBetween(at, to);
}

/** Finds hyperlinks and similar wrappers that contain a range. All other wrappers are inside of ranges. */
function countRangeHolders(tokens: readonly CodeToken[], wrappers: readonly Wrapper[]): ReadonlySet<Wrapper> {
  const holders = new Set<Wrapper>();
  const opened: Wrapper[] = [];
  for (const token of tokens) {
    if (token.kind === "close") opened.pop();
    if (token.kind !== "open") continue;
    const wrapper = wrappers[token.wrapper] as Wrapper;
    if (wrapper.isRange) for (const each of opened) holders.add(each);
    opened.push(wrapper);
  }
  return holders;
}

/**
 * The wrappers around text with these tags. Each element except ranges has an ID and must be opened only once. Wrappers
 * that contain ranges are therefore outside of ranges.
 */
export function buildPath(
  tags: readonly Wrapper[],
  { base, core }: Style,
  holders: ReadonlySet<Wrapper>,
): readonly Wrapper[] {
  const links = tags.filter(({ isRange }) => !isRange);
  const range = tags.findLast(({ isRange }) => isRange) ?? base;
  const isOutside = core.length > 0 && isSameWrapper(findRange(core), range);
  const outer = links.filter((link) => holders.has(link));
  const inner = links.filter((link) => !holders.has(link));
  return [...core, ...outer, ...(isOutside ? [] : [range]), ...inner];
}

function formatTagsBetween(from: Position, to: Position): string {
  const common = countCommon(from.path, to.path);
  const isMoved = common < from.path.length || common < to.path.length;
  if (!isMoved && from.inContent === to.inContent) return "";
  const closing = from.path.slice(common).reverse().map(formatClosingTag);
  const opening = to.path.slice(common).map((wrapper) => wrapper.opening);
  return [from.inContent ? "</Content>" : "", ...closing, ...opening, to.inContent ? "<Content>" : ""].join("");
}

const formatClosingTag = ({ name }: Wrapper): string => (name === "" ? "" : `</${name}>`);
