import { expect, test } from "vitest";
import { type DocumentCounts, noCounts } from "../core/document-counts.ts";
import { jobStats } from "./job-stats.ts";

const project = (id: number, input: object = {}) => ({
  id,
  state: "backlog" as const,
  deletedAt: null,
  sourceLang: "en",
  sourceRegion: "GB",
  targetLang: "de",
  targetRegion: "DE",
  ...input,
});
const figures = (input: Partial<DocumentCounts>): DocumentCounts => ({ ...noCounts, ...input });

test("a job without projects has nothing and is ready to start", () => {
  expect(jobStats([], new Map(), [])).toEqual({
    exactWords: 0,
    fuzzyWords: 0,
    newWords: 0,
    sourceWords: 0,
    numDeliveredProjects: 0,
    numLanguagePairs: 0,
    numProjects: 0,
    percentReviewed: 0,
    percentTranslated: 0,
    uniqueLanguagePairs: 0,
    uniqueLinguists: 0,
    workflowStatus: "READY_TO_START",
  });
});

test("words are summed over the projects, and percentages are rounded down", () => {
  const stats = jobStats(
    [project(1), project(2)],
    new Map([
      [1, figures({ words: 18, exactWords: 13, fuzzyWords: 5, confirmedWords: 13, reviewedWords: 6 })],
      [2, figures({ words: 21, exactWords: 1, fuzzyWords: 2 })],
    ]),
    [],
  );
  expect(stats).toMatchObject({ sourceWords: 39, exactWords: 14, fuzzyWords: 7, newWords: 18 });
  expect(stats).toMatchObject({ percentTranslated: 33, percentReviewed: 15 });
});

test("pairs are distinct by language and region, linguists by address", () => {
  const projects = [project(1), project(2), project(3, { targetRegion: "AT" }), project(4, { sourceRegion: null })];
  const assignments = [
    { projectId: 1, email: "ana@harbour.example" },
    { projectId: 2, email: "ana@harbour.example" },
    { projectId: 2, email: "ben@harbour.example" },
  ];
  expect(jobStats(projects, new Map(), assignments)).toMatchObject({
    numLanguagePairs: 4,
    uniqueLanguagePairs: 3,
    uniqueLinguists: 2,
  });
});

test("deleted projects count nowhere", () => {
  const projects = [project(1, { state: "done" }), project(2, { state: "backlog", deletedAt: 5 })];
  const words = new Map([
    [1, figures({ words: 2, confirmedWords: 2 })],
    [2, figures({ words: 100 })],
  ]);
  expect(jobStats(projects, words, [{ projectId: 2, email: "ana@harbour.example" }])).toMatchObject({
    sourceWords: 2,
    numProjects: 1,
    numDeliveredProjects: 1,
    uniqueLinguists: 0,
    percentTranslated: 100,
    workflowStatus: "DONE",
  });
});
