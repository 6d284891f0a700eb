import { expect, test } from "vitest";
import { inProcessFilters } from "../../files/in-process-filters.ts";
import { translateHtml } from "./html.ts";

test("while a large fragment is translated, no file is held open", async () => {
  const filters = inProcessFilters();
  const open = new Set<object>();
  const counted: typeof filters = {
    ...filters,
    async open(...opening) {
      const file = await filters.open(...opening);
      open.add(file);
      const close = () => {
        open.delete(file);
      };
      return { ...file, close };
    },
  };
  const openDuring: number[] = [];
  const translate = (html: string) =>
    translateHtml(
      ...([counted, html, { sourceLang: "en", targetLang: "de" }] as const),
      ...([{ splitting: "none", ignoreTags: [] }, { organizationId: 1 }] as const),
      async (sources) => {
        openDuring.push(open.size);
        return sources.map((source) => source.toUpperCase());
      },
    );
  expect(await translate("<p>one<p>two")).toBe("<p>ONE<p>TWO");
  expect(await translate("<p>a".repeat(1100))).toBe("<p>A".repeat(1100));
  expect(openDuring).toEqual([1, 0]);
});
