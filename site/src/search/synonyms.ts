import { splitWords, stemWord } from "./words.ts";

/**
 * Words and phrases that readers use for the same thing, in groups: a record with one of a group is found by the others.
 * A word may be in several groups.
 */
const groups: readonly string[] = [
  "termbase | term base | glossary | terminology | terms",
  "translation memory | TM | memory",
  "CAT tool | CAT | computer-assisted translation | XLIFF | editor",
  "webhook | web hook | callback | push notification | notification",
  "authentication | authorization | authorize | login | sign in | HTTP Basic | API key | API token | credentials | OAuth | bearer token | single sign-on",
  "unauthorized | no valid key | invalid key | invalid API key",
  "rate limit | rate limiting | quota | throttling | throttle | too many requests",
  "endpoint | base URL | operation | call | route",
  "response | answer | return value",
  "status code | error code | HTTP status | errors",
  "retry | retried | repeat | repeated | backoff | send again",
  "idempotency | idempotent | idempotency key | sent twice | second object",
  "poll | polling | wait | still runs",
  "asynchronous | async | background | in the background | wait until",
  "stream | streaming | SSE | server-sent events | event stream",
  "pagination | paging | paginate | page size | next page | offset | cursor",
  "usage charges | charges | charged | cost | price | pricing | billing | billed | fee | free of charge | invoice",
  "development mode | test mode | sandbox | development key | playground | staging | try it",
  "OpenAPI | swagger | specification | API description | description file",
  "Postman | Insomnia | Bruno | request collection",
  "client library | library | SDK | package | client | code generator | Python | Java | PHP | Ruby",
  "version | versions | changelog | release notes | what's new | deprecation | migration",
  "timeout | time out | timed out | response time | time to respond | deadline",
  "file format | file type | supported formats | supported file formats | formats",
  "DOCX | Word document | PPTX | XLSX | PDF | file type | document format",
  "UTC | time zone | timezone | date format",
  "privacy | GDPR | data protection | personal data | retention | private | share a memory",
  "signature | HMAC | secret | verify",
  "fuzzy match | similar | match score | TM match",
  "machine translation | MT | instant translation",
  "human translation | verified translation | review | linguist | professional translation",
  "example | sample | tutorial | guide | how to",
  "upload | send a file | import",
  "download | fetch | export",
  "delete | remove",
  "get | retrieve | look up",
  "create | add | make | new",
  "rename | update | change | edit | modify",
  "rename | change name",
  "cancel | abort | stop | delete a job",
  "undo | revert | reopen | reactivate | restore",
  "complete | completed | done | finished | ready | wait until",
  "share | team | colleagues | organization",
  "trglang | target language | target lang | target",
  "srclang | source language | source lang | source",
  "language code | locale | language pair | languages",
  "file size | size limit | maximum size | too large",
  "not found | 404 | missing",
  "automatic | automatically | auto",
  "upload | attach",
  "permission | access | rights | privilege",
  "invalid | broken | corrupt | malformed | damaged",
  "shut down | shutdown | terminate | stop",
  "erase | purge | wipe | delete",
  "separator | delimiter | comma",
  "case sensitive | uppercase | lowercase | capital | capitalization",
  "formatting | layout | tags",
  "suggestion | proposal | match",
  "draft | pretranslation",
  "duplicate | twice",
  "in progress | still running | under way | busy",
];

interface Phrase {
  stems: readonly string[];
  /** The other phrases of its group. */
  others: readonly (readonly string[])[];
}

const toWords = (phrase: string): string[] => splitWords(phrase).map(({ whole }) => whole);

const phrases = new Map<string, Phrase[]>();
for (const group of groups) {
  const all = group.split("|").map(toWords);
  for (const phrase of all) {
    const stems = phrase.map(stemWord);
    const [start = ""] = stems;
    const others = all.filter((other) => other !== phrase);
    phrases.set(start, [...(phrases.get(start) ?? []), { stems, others }]);
  }
}

/** The words of the synonyms of all words and phrases in a text, without the text's own. */
export function listSynonyms(words: readonly string[]): string[] {
  const stems = words.map(stemWord);
  const matches = stems.flatMap((stem, index) =>
    (phrases.get(stem) ?? [])
      .filter((phrase) => phrase.stems.every((part, offset) => stems[index + offset] === part))
      .flatMap(({ others }) => others.flat()),
  );
  const own = new Set(stems);
  return [...new Set(matches)].filter((word) => !own.has(stemWord(word)));
}

/** The single words that mean the same as a word, and their stems. */
export const listSynonymWords = (word: string): string[] =>
  (phrases.get(stemWord(word)) ?? [])
    .filter(({ stems }) => stems.length === 1)
    .flatMap(({ others }) => others.filter(({ length }) => length === 1).flat())
    .flatMap((other) => [other, stemWord(other)]);

/** The synonyms of a whole query, each as the joined stems of its words. */
export function listSynonymNames(stems: readonly string[]): string[] {
  const name = stems.join(" ");
  const same = (phrases.get(stems[0] ?? "") ?? []).filter((phrase) => phrase.stems.join(" ") === name);
  return same.flatMap(({ others }) => others.map((other) => other.map(stemWord).join(" ")));
}
