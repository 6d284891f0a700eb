export { type Configuration, readConfiguration } from "./configuration.ts";
export * from "./exchange/index.ts";
export type { SkippedRow, TermRow, TermTable } from "./exchange/terms.ts";
export { readTerms, type TermsOptions, writeTerms } from "./exchange/terms-csv.ts";
export { readWorkbookTerms } from "./exchange/terms-xlsx.ts";
export { type Extraction, type Filter, type FilterSettings, type Format, type Segment, settingsFor } from "./filter.ts";
export { FilterError, type FilterFailure } from "./filter-error.ts";
export { defaultLimits, type Limits } from "./limits.ts";
export {
  ConfigurationError,
  describeRule,
  type FilterOption,
  type OptionSchema,
  type OptionValue,
  type OptionValues,
  readOptions,
} from "./options.ts";
export { filterNamed, filters, findFilter } from "./registry.ts";
