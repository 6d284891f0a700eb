import type { Span } from "../document/translatable-span.ts";
import { findAttribute } from "../xml/elements.ts";
import type { XmlScanner } from "../xml/scanner.ts";

/** A `data` element. */
export interface Datum {
  name: string;
  isString: boolean;
  /** Of the content of its `value`. */
  value?: Span;
  comment?: string;
}

/** The datum whose opening tag is the scanner's token, before what it holds. */
export function readDatum(scanner: XmlScanner): Datum {
  const attributes = scanner.attributes();
  const name = findAttribute({ attributes }, "name") ?? "";
  const isTyped = attributes.some(({ name, value }) => {
    return name === "mimetype" || (name === "type" && !/^\s*System\.String\s*(?:,|$)/.test(value));
  });
  // ">>name" is what the designer keeps for itself.
  return { name, isString: !isTyped && !name.startsWith(">>") };
}
