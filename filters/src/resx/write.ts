import type { Unit } from "../document/unit.ts";
import { stringUnit } from "../xml/strings.ts";
import type { Datum } from "./datum.ts";

/** The value of a datum, which is written as the strings of all XML are; undefined when it has none. */
export function valueUnit(text: string, { name, value, comment }: Datum): Unit | undefined {
  return value && stringUnit(text, value.start, value.end, { context: name, ...(comment && { note: comment }) });
}
