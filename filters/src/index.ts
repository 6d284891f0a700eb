export { readConfiguration } from "./configuration.ts";
export * from "./exchange/index.ts";
export { type Extraction, type Filter, type FilterSettings, type Segment, settingsFor } from "./filter.ts";
export { FilterError } from "./filter-error.ts";
export { ConfigurationError, describeRule, type OptionValue, type OptionValues } from "./options.ts";
export { filterNamed, filters, findFilter } from "./registry.ts";
