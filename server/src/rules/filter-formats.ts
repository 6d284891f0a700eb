import { filterNamed, filters } from "@parlance/filters";

/** What people call a format. */
export const titleOf = (format: string): string => filterNamed(format)?.title ?? format;

/** Units of these are never cut. */
const bilingual: ReadonlySet<string> = new Set(["xliff", "sdlxliff", "po"]);

/** The filter configurations that a new organization begins with: one per format, as the filter reads it by itself. */
export const builtInConfigs = filters.map(({ name: format, title }) => {
  const unit = bilingual.has(format) ? "unit" : "sentence";
  return { format, name: `${title} by ${unit}`, description: `One segment per ${unit}` };
});
