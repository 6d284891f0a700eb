import { type InlineTag, pairTags, type TaggedText } from "./read.ts";
import { buildSpans, findSpan, pointAt, type Spans, type WordAlignment } from "./spans.ts";

/** A pair of tags around a span of the target, or a single tag (`close` −1) at a point; UTF-16 offsets. */
interface Node {
  open: number;
  close: number;
  start: number;
  end: number;
  children: Node[];
}

/**
 * Puts the tags of a text into its translation. A pair goes around the words linked to the words between its tags, a
 * single tag next to the word it was next to. What was nested stays nested, so balanced tags stay balanced. Without
 * links, positions are proportional.
 */
export function placeTags(query: TaggedText, target: string, alignment: WordAlignment): TaggedText {
  if (query.tags.length === 0) return { plain: target, tags: [] };
  const spans = buildSpans(alignment, query.plain.length, target.length);
  return { plain: target, tags: write(nest(query.tags, spans), query.tags, target.length) };
}

/** The tags as a tree with the positions they should have. */
function nest(tags: readonly InlineTag[], spans: Spans): Node[] {
  const partner = pairTags(tags);
  const roots: Node[] = [];
  const open: Node[] = [];
  tags.forEach((tag, index) => {
    const close = partner[index] as number;
    if (close >= 0 && close < index) {
      open.pop();
      return;
    }
    const siblings = open.at(-1)?.children ?? roots;
    if (close < 0) {
      const at = pointAt(tag.at, spans);
      siblings.push({ open: index, close, start: at, end: at, children: [] });
      return;
    }
    const node = { open: index, close, ...findSpan(tag.at, (tags[close] as InlineTag).at, spans), children: [] };
    siblings.push(node);
    open.push(node);
  });
  return roots;
}

/** Writes the tree in the order of the target, each node inside its parent and after its earlier siblings. */
function write(roots: Node[], tags: readonly InlineTag[], length: number): InlineTag[] {
  const placements: InlineTag[] = [];
  const put = (index: number, at: number) => placements.push({ ...(tags[index] as InlineTag), at });
  // A separate stack, because tags may be nested deeper than recursion allows.
  const stack = [{ nodes: sortByPosition(roots), next: 0, from: 0, to: length, close: -1 }];
  for (let frame = stack.at(-1); frame; frame = stack.at(-1)) {
    const node = frame.nodes[frame.next++];
    if (!node) {
      if (frame.close >= 0) put(frame.close, frame.to);
      stack.pop();
      continue;
    }
    const from = Math.min(Math.max(node.start, frame.from), frame.to);
    const to = Math.min(Math.max(node.end, from), frame.to);
    put(node.open, from);
    frame.from = to;
    if (node.close >= 0) stack.push({ nodes: sortByPosition(node.children), next: 0, from, to, close: node.close });
  }
  return placements;
}

const sortByPosition = (nodes: Node[]): Node[] =>
  nodes.toSorted((a, b) => a.start - b.start || a.end - b.end || a.open - b.open);
