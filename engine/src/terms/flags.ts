import { parseLocale } from "@openparlance/text";
import type { Term } from "./term.ts";

export interface TermFlags {
  /** Whether the target must not be used for the source. */
  isForbidden: boolean;
  /** Whether the source is not translated. */
  isKept: boolean;
  isCaseSensitive: boolean;
  /** Other accepted translations. */
  variants: readonly string[];
  /** 1 for a preferred term, −1 for an admitted one. */
  rank: -1 | 0 | 1;
  /** The locales of the target (`de-AT`, `de`) to which the term is restricted; [] for all. */
  locales: readonly string[];
}

type Reader = (flags: TermFlags, value: string) => TermFlags;

const isYes = (value: string): boolean => /^(?:yes|y|true|t|1|x|✓|ja|oui|sí|si|sì|da)$/iu.test(value);
const splitItems = (value: string): string[] =>
  value
    .split(/[;|\n]/)
    .map((item) => item.trim())
    .filter((item) => item !== "");

const forbid: Reader = (flags, value) => ({ ...flags, isForbidden: isYes(value) });
const keep: Reader = (flags, value) => ({ ...flags, isKept: isYes(value) });
const keepUnless: Reader = (flags, value) => ({ ...flags, isKept: flags.isKept || /^(?:no|false)$/i.test(value) });
const fixCase: Reader = (flags, value) => ({ ...flags, isCaseSensitive: isYes(value) || /^sensitive$/i.test(value) });
const vary: Reader = (flags, value) => ({ ...flags, variants: splitItems(value) });
const limit: Reader = (flags, value) => ({ ...flags, locales: splitItems(value.replaceAll(",", ";")) });
/** The status in TBX (`deprecatedTerm-admn-sts`) or other tools (`do not use`). One of several can forbid the term. */
const status: Reader = (flags, value) => {
  const name = normalizeColumnName(value);
  return {
    ...flags,
    isForbidden:
      flags.isForbidden ||
      /^(?:forbidden|prohibited|deprecated|obsolete|superseded|rejected|donotuse|notrecommended)/.test(name),
    isKept: flags.isKept || /^(?:donottranslate|dnt)/.test(name),
    rank: /^(?:preferred|standardized|legal|regulated|approved|recommended)/.test(name)
      ? 1
      : /^admitted/.test(name)
        ? -1
        : flags.rank,
  };
};

/**
 * Readers of columns, with the names of these columns in lowercase letters, without other characters. Source: TBX (ISO
 * 30042) for the status.
 */
const columns: readonly [Reader, string][] = [
  [forbid, "forbidden isforbidden prohibited deprecated donotuse"],
  [keep, "donottranslate dnt nontranslatable"],
  [keepUnless, "translationneeded translatable"],
  [fixCase, "casesensitive matchcase case"],
  [vary, "variants variant synonyms"],
  [limit, "locale locales targetlocale"],
  [status, "status termstatus administrativestatus normativeauthorization usage usagestatus"],
];
const readers = new Map(columns.flatMap(([reader, names]) => names.split(" ").map((name) => [name, reader] as const)));

/** Columns that explain a term, by their names in the same form. */
const noteNames: ReadonlySet<string> = new Set([
  "note",
  "notes",
  "definition",
  "comment",
  "comments",
  "description",
  "explanation",
  "context",
  "partofspeech",
  "pos",
  "gender",
  "example",
  "usagenote",
]);
/** The limit of characters in a note; longer notes don't help to translate a sentence. */
const maxNote = 200;

/** The notes about a term's meaning in its metadata, for a translator; undefined when there are none. */
export function readTermNote(metadata: Term["metadata"]): string | undefined {
  const notes = Object.entries(metadata).flatMap(([name, value]) => (isNote(name, value) ? [value.trim()] : []));
  return notes.length > 0 ? notes.join("; ").slice(0, maxNote).toWellFormed() : undefined;
}

const isNote = (name: string, value: string): boolean =>
  noteNames.has(normalizeColumnName(name)) && value.trim() !== "" && value.length <= maxNote;

const normalizeColumnName = (name: string): string => name.toLowerCase().replaceAll(/[^\p{L}]/gu, "");

const findReader = (name: string): Reader | undefined => readers.get(normalizeColumnName(name));

const noFlags: TermFlags = {
  isForbidden: false,
  isKept: false,
  isCaseSensitive: false,
  variants: [],
  locales: [],
  rank: 0,
};

/** Reads the flags of a term from its metadata, in any spelling of the columns: `Do not translate`. */
export function readTermFlags(metadata: Term["metadata"]): TermFlags {
  let flags = noFlags;
  for (const [name, value] of Object.entries(metadata)) flags = findReader(name)?.(flags, value.trim()) ?? flags;
  return flags;
}

/** The metadata with flags and notes; undefined for most terms, which have none. */
export function pickFlags(metadata: Term["metadata"]): Record<string, string> | undefined {
  const picked = Object.entries(metadata).filter(([name, value]) => findReader(name) || isNote(name, value));
  return picked.length > 0 ? Object.fromEntries(picked) : undefined;
}

/** Whether a term is valid for a target locale. A term or locale without a region is valid for all regions. */
export function isForLocale({ locales }: TermFlags, locale: string | undefined): boolean {
  if (locales.length === 0 || locale === undefined) return true;
  const target = parseLocale(locale);
  return locales.some((tag) => {
    const own = parseLocale(tag);
    if (!own || own.language !== target?.language) return false;
    return own.region === undefined || target.region === undefined || own.region === target.region;
  });
}
