import { expect, test } from "vitest";
import { inProcessFilters } from "../../files/in-process-filters.ts";
import { translateHtml } from "./html.ts";

test("while a large fragment is translated, no file is held open", async () => {
  const filters = inProcessFilters();
  let open = 0;
  const openCounted = async (...opening: Parameters<typeof filters.open>) => {
    const file = await filters.open(...opening);
    open = 1;
    return Object.assign(file, {
      close() {
        open = 0;
      },
    });
  };
  const openDuring: number[] = [];
  const upperCase = async (sources: readonly string[]) => {
    openDuring.push(open);
    return sources.map((source) => source.toUpperCase());
  };
  const languages = { sourceLang: "en", targetLang: "de" };
  const options = { splitting: "none", ignoreTags: [] } as const;
  const translate = (html: string) =>
    translateHtml({ ...filters, open: openCounted }, html, languages, options, { organizationId: 1 }, upperCase);
  expect(await translate("<p>one<p>two")).toBe("<p>ONE<p>TWO");
  expect(await translate("<p>a".repeat(1100))).toBe("<p>A".repeat(1100));
  expect(openDuring).toEqual([1, 0]);
});
