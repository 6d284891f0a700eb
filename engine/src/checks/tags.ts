import { type InlineTag, pairTags } from "@openparlance/text";
import { takeAway } from "../take-away.ts";
import type { Check, PairFault } from "./check.ts";
import { describeDifference } from "./difference.ts";
import type { CheckedText } from "./segment-pair.ts";

/** Elements for markup of the file: all attributes are compared. Those of other elements may be translated. */
const exchangeElements = new Set(["bpt", "bx", "ec", "ept", "ex", "g", "hi", "it", "mrk", "pc", "ph", "sc", "ut", "x"]);

/** Compares the inline tags, in any order, and finds pairs that close before they open. Source: ITS 2.0, `markup`. */
export const tags: Check = {
  id: "tags",
  type: "markup",
  severity: "error",
  readsIcu: true,
  find({ source, target, isIcu }) {
    const [expected, actual] = [markupIn(source), markupIn(target)];
    if (expected.length + actual.length === 0) return [];
    // A message repeats its tags in each branch, and languages have different numbers of branches.
    const withoutRepeats = (tags: readonly InlineTag[]) =>
      isIcu ? [...new Map(tags.map((tag) => [keyOf(tag), tag])).values()] : tags;
    const missing = takeAway(withoutRepeats(expected), withoutRepeats(actual), keyOf);
    const added = takeAway(withoutRepeats(actual), withoutRepeats(expected), keyOf);
    const isStyle = missing.length > 0 && added.length > 0 && [...missing, ...added].every(isPresentation);
    if (missing.length + added.length === 0 || isStyle) return findMisplaced(source, target);
    const [lost, own] = [missing[0], added[0]];
    const texts = (tags: readonly InlineTag[]) => tags.map(({ text }) => text);
    const message = describeDifference("tag", texts(missing), texts(added));
    const spans = { source: lost && spanOf(source, lost), target: own && spanOf(target, own) };
    return [{ message, ...spans }];
  },
};

/** Elements that may replace one another: `<span weight="bold">` and `<b>`. */
const presentation = new Set(["b", "big", "em", "font", "i", "small", "span", "strong", "tt", "u"]);

const isPresentation = ({ name }: InlineTag): boolean => presentation.has(name);

const keyOf = ({ kind, name, text }: InlineTag): string =>
  exchangeElements.has(name) ? text.replaceAll(/\s+/gu, " ") : `${kind} ${name}`;

const voidElements = new Set(["br", "hr", "img", "input", "wbr"]);

/** The tags, without words in angle brackets that look like elements, such as `LABEL=<label>`. */
function markupIn({ tagged: { tags } }: CheckedText): InlineTag[] {
  const partners = pairTags(tags);
  return tags.filter(({ kind, name, text }, index) => {
    const isBare = kind === "open" && partners[index] === -1 && !text.includes("=");
    return !isBare || voidElements.has(name.toLowerCase()) || exchangeElements.has(name);
  });
}

function findMisplaced(source: CheckedText, target: CheckedText): PairFault[] {
  const alone = ({ tagged }: CheckedText) => {
    const partners = pairTags(tagged.tags);
    return tagged.tags.filter(({ kind }, index) => kind !== "standalone" && partners[index] === -1);
  };
  const [inSource, inTarget] = [alone(source), alone(target)];
  const [tag] = inTarget.length > inSource.length ? inTarget : [];
  return tag ? [{ message: `The tag ${tag.text} isn't paired correctly.`, target: spanOf(target, tag) }] : [];
}

function spanOf({ tagged }: CheckedText, tag: InlineTag) {
  let start = tag.at;
  for (const other of tagged.tags) {
    if (other === tag) break;
    start += other.text.length;
  }
  return { start, end: start + tag.text.length };
}
