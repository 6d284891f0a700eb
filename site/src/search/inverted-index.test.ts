import { readFileSync } from "node:fs";
import MiniSearch from "minisearch";
import { expect, test } from "vitest";
import { InvertedIndex, type Matches, matchAny, matchEvery } from "./inverted-index.ts";

const lines = readFileSync(new URL("queries.txt", import.meta.url), "utf8")
  .trim()
  .toLowerCase()
  .split("\n");
const listTerms = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];
const documents = lines.map((line, id) => {
  const [query = "", anchors = ""] = line.split(" => ");
  return { id, query, anchors };
});
const terms = [...new Set(lines.flatMap(listTerms))];
const listLonger = (start: string) => terms.filter((term) => term.startsWith(start));
const weightOf = (id: number) => 1 + (id % 3);

const index = new InvertedIndex([2, 0.5]);
for (const { query, anchors } of documents) index.add([listTerms(query), listTerms(anchors)]);

const miniSearch = new MiniSearch({
  fields: ["query", "anchors"],
  tokenize: listTerms,
  searchOptions: { boost: { query: 2, anchors: 0.5 }, bm25: { k: 1.2, b: 0.3, d: 0.5 }, boostDocument: weightOf },
});
miniSearch.addAll(documents);

/** By record: the score, the terms of the query, and those of the record. */
const tabulate = (matches: Matches) =>
  [...matches].map(([id, { score, queryTerms, terms }]) => ({
    id,
    score: score * queryTerms.size,
    queryTerms: [...queryTerms].toSorted(),
    terms: [...terms].toSorted(),
  }));

test.each([
  ["one of its words", "OR", matchAny],
  ["all of its words", "AND", matchEvery],
] as const)("every query finds what MiniSearch finds by %s", (_, combineWith, combine) => {
  for (const { query } of documents) {
    const words = listTerms(query);
    const own = tabulate(combine(words.map((word) => index.find(word, listLonger(word), weightOf))));
    const others = miniSearch.search(query, { prefix: true, combineWith }).map(({ id, score, queryTerms, terms }) => ({
      id,
      score: expect.closeTo(score, 6),
      queryTerms: queryTerms.toSorted(),
      terms: terms.toSorted(),
    }));
    expect(own.toSorted((a, b) => a.id - b.id)).toEqual(others.toSorted((a, b) => a.id - b.id));
  }
});

test("a word that occurs nowhere finds nothing", () => {
  expect(index.find("zork", [], weightOf).size).toBe(0);
});
