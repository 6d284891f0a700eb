import { createTextFilter } from "../document/text-filter.ts";
import { formats } from "../formats.ts";
import { findChangedDirection } from "../languages.ts";
import { declaredEncoding, reference } from "../xml/prolog.ts";
import { readResx } from "./read.ts";

/** .NET resources (RESX): the strings, with their comments as notes. All other data stays unchanged. */
export const resx = createTextFilter({
  ...formats.resx,
  hasStrings: true,
  declaredEncoding,
  reference,
  read: (text, settings) => readResx(text, settings.limits, findChangedDirection(settings)),
});
