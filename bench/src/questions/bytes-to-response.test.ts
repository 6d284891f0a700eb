import { expect, test } from "vitest";
import { measureWays } from "./bytes-to-response.ts";

const link = (path: string) => `[x](https://docs.example${path})`;
const files: Readonly<Record<string, string>> = {
  "/llms.txt": `${link("/large.txt")} ${link("/small.txt")}`,
  "/large.txt": `${"a".repeat(1000)} ${link("/answer.md")}`,
  "/small.txt": `${link("/answer.md#part")} ${link("/gone.md")} ${link("/page.html")}`,
  "/answer.md": "The answer.",
  "/page.html": "",
};
const read = async (path: string) => files[path];
const bytes = (...paths: string[]) => paths.reduce((sum, path) => sum + (files[path]?.length ?? 0), 0);

test("the way to a file costs all bytes of each file on it, and the cheapest counts", async () => {
  const ways = await measureWays("/llms.txt", 10_000, read);
  expect([...ways].toSorted()).toEqual(
    [
      ["/llms.txt", bytes("/llms.txt")],
      ["/large.txt", bytes("/llms.txt", "/large.txt")],
      ["/small.txt", bytes("/llms.txt", "/small.txt")],
      ["/answer.md", bytes("/llms.txt", "/small.txt", "/answer.md")],
    ].toSorted(),
  );
});

test("files beyond the limit are not reached", async () => {
  const ways = await measureWays("/llms.txt", bytes("/llms.txt", "/small.txt"), read);
  expect([...ways.keys()]).toEqual(["/llms.txt", "/small.txt"]);
});
