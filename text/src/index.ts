export { anyNeighbor } from "./any-neighbor.ts";
export { capitalize } from "./capitalize.ts";
export { withEdgesOf } from "./edges.ts";
export { findLocale } from "./languages/aliases.ts";
export { isRegion, type Locale, languageName, parseLocale, regionName } from "./languages/languages.ts";
export { matchAt, matchEnd } from "./match.ts";
export { normalize } from "./normalize.ts";
export { partitionPoint } from "./partition-point.ts";
export { acceleratorAt } from "./placeables/accelerator.ts";
export { findPlaceables } from "./placeables/find.ts";
export { IcuError, parseIcu } from "./placeables/icu.ts";
export { findPlaceholders, hasBranches, keepsPlaceholders } from "./placeables/keeps-placeholders.ts";
export { splitSentences } from "./sentences/split.ts";
export { readSrx, SrxError, type SrxRules } from "./sentences/srx.ts";
export { isBetweenWords, isSeparating, isSeparator, offsetAsRead, separateWords, withoutTags } from "./tags/gaps.ts";
export { type CollapsedText, collapseNotes, expandNotes } from "./tags/notes.ts";
export { placeTagsAsStored } from "./tags/place-stored.ts";
export {
  type InlineTag,
  keepsTags,
  keepTags,
  moveTag,
  pairTags,
  readTags,
  type TaggedText,
  writeTags,
} from "./tags/read.ts";
export { placeTagsAndSpaces } from "./tags/spaces.ts";
export { rebuild, type Tokens, tokenize } from "./tokens/tokenize.ts";
export { countTokens, countWords, isWord } from "./tokens/words.ts";
export { withoutNul } from "./without-nul.ts";
