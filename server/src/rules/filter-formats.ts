import { type FormatNames, findFormat, formats } from "@parlance/filters/formats";
import type { StoredReading } from "./extract.ts";

/** What people call a format. */
export const findTitle = (format: string): string =>
  Object.values<FormatNames>(formats).find(({ name }) => name === format)?.title ?? format;

/** Units of these are never cut. */
const bilingual: ReadonlySet<string> = new Set(["xliff", "sdlxliff", "po"]);

/** The filter configurations that a new organization begins with: one per format, as the filter reads it by itself. */
export const builtInConfigs = Object.values(formats).map(({ name: format, title }) => {
  const unit = bilingual.has(format) ? "unit" : "sentence";
  return { format, name: `${title} by ${unit}`, description: `One segment per ${unit}` };
});

/** Of the default configurations of a domain, the one that a file is read by; undefined when no filter reads it. */
export function readingFor<Config extends StoredReading>(
  name: string,
  defaults: readonly Config[],
): Config | undefined {
  const format = findFormat(name)?.name;
  return defaults.find((config) => config.format === format);
}
