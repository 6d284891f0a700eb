export { readConfiguration } from "./configuration.ts";
export * from "./exchange/index.ts";
export { readTerms, writeTerms } from "./exchange/terms-csv.ts";
export { readWorkbookTerms } from "./exchange/terms-xlsx.ts";
export { type Extraction, type Filter, type FilterSettings, type Segment, settingsFor } from "./filter.ts";
export { FilterError, type FilterFailure } from "./filter-error.ts";
export { defaultLimits } from "./limits.ts";
export { ConfigurationError, describeRule, type OptionValue, type OptionValues } from "./options.ts";
export { filterNamed, filters, findFilter } from "./registry.ts";
