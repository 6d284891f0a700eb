import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { grouped, SearchEngine, unpackRecords } from "@parlance/site/search";
import { expect, test } from "vitest";
import { questions } from "./questions.ts";

const dist = fileURLToPath(new URL("../../../site/dist", import.meta.url));
const read = (file: string) => readFile(join(dist, file), "utf8");
const entries = Object.entries(questions);

test("there are forty questions", () => {
  expect(entries).toHaveLength(40);
});

test("search has the answer of at least 38 among the first three results", async () => {
  const file = (await readdir(join(dist, "assets"))).find((name) => /^search\..*\.json$/.test(name)) ?? "";
  const engine = await SearchEngine.over(unpackRecords(await read(join("assets", file))));
  const firstThree = (question: string) =>
    grouped(engine.search(question, 40).hits, 6)
      .flatMap(({ hits }) => hits.map(({ record }) => record.url))
      .slice(0, 3);
  const missed = entries
    .map(([question, answers]) => ({ question, answers, found: firstThree(question) }))
    .filter(({ answers, found }) => !found.some((url) => answers.includes(url)));
  expect(missed.length > 2 ? missed : []).toEqual([]);
});
