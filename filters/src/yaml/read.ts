import { CST, Parser } from "yaml";
import type { Unit } from "../document/unit.ts";
import { FilterError } from "../filter-error.ts";
import { extractionError } from "../place.ts";
import { scalarWriter } from "./write.ts";

/** Plain scalars that are no strings. Source: YAML 1.2.2, section 10.3.2 "Tag Resolution" of the core schema. */
const noString =
  /^(?:~|null|Null|NULL|true|True|TRUE|false|False|FALSE|[-+]?\d+|0o[0-7]+|0x[\da-fA-F]+|[-+]?(?:\.\d+|\d+(?:\.\d*)?)(?:[eE][-+]?\d+)?|[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN)|)$/;

/**
 * Finds the values that are strings, with their paths as context. Anchors and aliases stay as they are: an alias is
 * never followed.
 *
 * @param depth how deep values may nest
 * @throws FilterError "File extraction error" with the place
 */
export function readYaml(text: string, depth: number): Unit[] {
  const reader = new YamlReader(text, depth);
  // The parser knows no line that ends in CR alone.
  for (const token of new Parser().parse(text.replace(/\r(?!\n)/g, "\n"))) reader.readDocument(token);
  return reader.units;
}

class YamlReader {
  readonly units: Unit[] = [];
  readonly #text: string;
  readonly #depth: number;

  constructor(text: string, depth: number) {
    this.#text = text;
    this.#depth = depth;
  }

  readDocument(token: CST.Token): void {
    if (token.type === "error") this.#fail(token);
    if (token.type === "document" && token.value) this.#readValue(token.value, [], token.start, false);
  }

  #fail(token: CST.Token): never {
    throw extractionError(this.#text, token.offset, "not YAML");
  }

  #readValue(token: CST.Token, path: readonly string[], before: readonly CST.SourceToken[], inFlow: boolean): void {
    if (path.length > this.#depth) {
      throw new FilterError("File extraction error", `values nest deeper than ${this.#depth}`);
    }
    if (token.type === "error") this.#fail(token);
    else if (CST.isCollection(token)) this.#readItems(token, path, inFlow || token.type === "flow-collection");
    else if (isText(token)) this.#readScalar(token, path, before, inFlow);
  }

  #readItems(
    { type, items, ...collection }: CST.BlockMap | CST.BlockSequence | CST.FlowCollection,
    path: readonly string[],
    inFlow: boolean,
  ): void {
    const isList =
      type === "block-seq" || (type === "flow-collection" && (collection as CST.FlowCollection).start.source === "[");
    items.forEach((item, index) => {
      const { key, value, sep = [], start } = item;
      if (key?.type === "error") this.#fail(key);
      const name = isList
        ? String(index)
        : key && "source" in key
          ? CST.isScalar(key)
            ? scalarValue(this.#text, key)
            : key.source
          : "";
      if (isList && key && !value && !sep.length) this.#readValue(key, [...path, name], start, inFlow);
      else if (value) this.#readValue(value, [...path, name], sep.length > 0 ? sep : start, inFlow);
    });
  }

  #readScalar(
    token: CST.FlowScalar | CST.BlockScalar,
    path: readonly string[],
    before: readonly CST.SourceToken[],
    inFlow: boolean,
  ): void {
    const tag = before.find(({ type }) => type === "tag")?.source;
    if (tag !== undefined && tag !== "!!str" && tag !== "!") return;
    if (token.type === "scalar" && tag === undefined && noString.test(token.source)) return;
    const { start, end } = spanOf(this.#text, token);
    const raw = this.#text.slice(start, end);
    const text = scalarValue(this.#text, token);
    this.units.push({
      start,
      end,
      text,
      context: path.join("."),
      escape: scalarWriter(raw, { type: token.type, inFlow }),
    });
  }
}

const isText = (token: CST.Token): token is CST.FlowScalar | CST.BlockScalar =>
  CST.isScalar(token) && token.type !== "alias";

function scalarValue(text: string, token: CST.FlowScalar | CST.BlockScalar): string {
  const fail = () => {
    throw extractionError(text, token.offset, "not YAML");
  };
  return CST.resolveAsScalar(token, false, fail)?.value ?? "";
}

/** Where a scalar stands, the header of a block included, line ends at its end not. */
function spanOf(text: string, token: CST.FlowScalar | CST.BlockScalar): { start: number; end: number } {
  if (token.type !== "block-scalar") return { start: token.offset, end: token.offset + token.source.length };
  const header = token.props.find(({ type }) => type === "block-scalar-header");
  const start = header?.offset ?? token.offset;
  const content =
    start +
    token.props
      .slice(token.props.indexOf(header as CST.SourceToken))
      .reduce((sum, prop) => sum + ("source" in prop ? prop.source.length : 0), 0);
  const end = content + token.source.length;
  return { start, end: start + text.slice(start, end).replace(/[\r\n]+$/, "").length };
}
