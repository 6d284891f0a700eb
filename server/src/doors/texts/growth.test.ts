import { expect, test } from "vitest";
import { growthWhenDoubled } from "../../../testing/doubling.ts";
import { translateHtml } from "./html.ts";
import { plainPieces } from "./split.ts";
import { type XmlReading, xmlPieces } from "./xml.ts";

const size = 8000;
const maxGrowth = 3;
const names = (count: number) => Array.from({ length: count }, (_, at) => `tag${at}`);

/** Work of less CPU time is within the noise of garbage collection. */
const minSeconds = 0.01;

async function secondsOf(work: () => unknown): Promise<number> {
  const before = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(before);
  return minSeconds + (user + system) / 1e6;
}

const xml = (text: string, options: Partial<XmlReading> = {}) => {
  const lists = { splittingTags: [], nonSplittingTags: [], ignoreTags: [] };
  return Array.from(xmlPieces(text, "en", { splitting: "sentences", detectsOutline: true, ...lists, ...options }));
};
const untranslated = { open: () => Promise.reject(new Error("no filter")) } as never;
const html = (text: string, ignoreTags: readonly string[]) =>
  translateHtml(
    untranslated,
    text,
    { sourceLang: "en", targetLang: "de" },
    { splitting: "none", ignoreTags },
    { organizationId: 1 },
    async () => [],
  ).catch(() => {});

/** Work on texts in the thread that responds to everyone. */
const works: Readonly<Record<string, (count: number) => unknown>> = {
  ...Object.fromEntries(
    ["<!--", "<![CDATA[", "<?", "<!", "<a ", "<a>", "</a>", "<a/>b", "&amp;", "&", "<!-- a -->", '"<', "a < b "].map(
      (part) => [`XML of ${part}`, (count: number) => xml(part.repeat(count))],
    ),
  ),
  "a document type of comments": (count) => xml(`<!DOCTYPE a [${"<!-- a -->".repeat(count)}`),
  "ends of elements that did not begin": (count) => xml("<a>".repeat(count) + "</b>".repeat(count)),
  "elements in each other": (count) => xml(`${"<a>".repeat(count)}b${"</a>".repeat(count)}`),
  "names of elements that split": (count) => xml("<x/>".repeat(count), { splittingTags: names(count) }),
  "names of elements that stay": (count) => xml("<x>".repeat(count), { ignoreTags: names(count) }),
  "elements that stay, in each other": (count) => xml("<x>".repeat(count), { ignoreTags: ["x"] }),
  "HTML with names of elements that stay": (count) => html("<x>".repeat(count), names(count)),
  "HTML of spaces in a tag": (count) => html(`<x${" ".repeat(count)}`, ["x"]),
  ...Object.fromEntries(
    [".", ". ", " ", "a. ", "\n", "1.", "Dr. ", "...", "\u3002", "\u0301"].map((part) => [
      `text of ${JSON.stringify(part)}`,
      (count: number) => plainPieces(part.repeat(count), "en", "sentences"),
    ]),
  ),
};

test.each(Object.entries(works))("a text twice as long takes twice as long: %s", async (_, work) => {
  expect(await growthWhenDoubled(size, (count) => secondsOf(() => work(count)), maxGrowth)).toBeLessThan(maxGrowth);
});
