import { CST, Lexer, Parser } from "yaml";
import type { Unit } from "../document/unit.ts";
import { FilterError } from "../filter-error.ts";
import { extractionError } from "../source-location.ts";
import { createScalarWriter, isNoString } from "./write.ts";

/** The position of the YAML inside a larger document. */
export interface YamlContext {
  /** The difference between offsets in the YAML and in the document. */
  offset: number;
  /** Prefix of all context names in this part, with its dot. */
  prefix: string;
  /** Index of its first list item. */
  firstItem: number;
}

/**
 * Finds the values that are strings in any YAML, with the library's parser.
 * @throws FilterError "File extraction error" with the location
 */
export function readTokens(text: string, depth: number): Unit[] {
  const reader = new TokenReader(text, depth, { offset: 0, prefix: "", firstItem: 0 });
  for (const token of parse(text, depth)) reader.readDocument(token);
  return reader.units;
}

/** Finds the strings in one entry, indented as in its document; undefined if the text isn't such an entry. */
export function readEntryTokens(
  text: string,
  depth: number,
  { isList, ...location }: YamlContext & { isList: boolean },
): Unit[] | undefined {
  try {
    const [document, ...others] = parse(text, depth);
    if (document?.type !== "document" || others.length > 0) return undefined;
    const { value } = document;
    if (value?.type !== (isList ? "block-seq" : "block-map") || value.items.length !== 1) return undefined;
    const reader = new TokenReader(text, depth, location);
    reader.readDocument(document);
    return reader.units;
  } catch (error) {
    if (error instanceof FilterError) return undefined;
    throw error;
  }
}

/** The parser's stack also contains the document, and a scalar that is a key or an item. */
const extraStackDepth = 3;

/** Like the library's parser, but refuses values that nest too deep before the rest is read. */
function* parse(text: string, depth: number): Generator<CST.Token> {
  const parser = new Parser();
  for (const lexeme of new Lexer().lex(text)) {
    yield* parser.next(lexeme);
    if (parser.stack.length > depth + extraStackDepth) throw createDepthError(text, parser.offset, depth);
  }
  yield* parser.end();
}

const createDepthError = (text: string, offset: number, depth: number) =>
  extractionError(text, offset, `values nest deeper than ${depth}`);

type Collection = CST.BlockMap | CST.BlockSequence | CST.FlowCollection;
type Scalar = CST.FlowScalar | CST.BlockScalar;

class TokenReader {
  readonly units: Unit[] = [];
  readonly #text: string;
  readonly #depth: number;
  readonly #location: YamlContext;

  constructor(text: string, depth: number, location: YamlContext) {
    this.#text = text;
    this.#depth = depth;
    this.#location = location;
  }

  readDocument(token: CST.Token): void {
    if (token.type === "error") this.#fail(token);
    if (token.type === "document" && token.value) this.#readValue(token.value, [], token.start, false);
  }

  #fail(token: CST.Token): never {
    throw extractionError(this.#text, token.offset, "not YAML");
  }

  #readValue(token: CST.Token, path: readonly string[], before: readonly CST.SourceToken[], inFlow: boolean): void {
    if (path.length > this.#depth) throw createDepthError(this.#text, token.offset, this.#depth);
    if (token.type === "error") this.#fail(token);
    else if (CST.isCollection(token)) this.#readItems(token, path, inFlow || token.type === "flow-collection");
    else if (isText(token)) this.#readScalar(token, path, before, inFlow);
  }

  #readItems(parent: Collection, path: readonly string[], inFlow: boolean): void {
    const isFlowList = parent.type === "flow-collection" && parent.start.source === "[";
    const isList = isFlowList || parent.type === "block-seq";
    parent.items.forEach((item, index) => {
      const { key, value, sep = [], start } = item;
      if (key?.type === "error") this.#fail(key);
      // A mapping can't begin in the line of its key, but the parser continues with it in the following lines.
      const isBlock = value !== undefined && CST.isCollection(value) && value.type !== "flow-collection";
      const isExplicit = start.some(({ type }) => type === "explicit-key-ind");
      if (parent.type === "block-map" && isBlock && !isExplicit && !sep.some(isLineEnd)) this.#fail(value);
      const name = isList
        ? String(path.length === 0 ? this.#location.firstItem + index : index)
        : key && "source" in key
          ? CST.isScalar(key)
            ? decodeScalar(this.#text, key)
            : key.source
          : "";
      if (isList && key && !value && !sep.length) this.#readValue(key, [...path, name], start, inFlow);
      else if (value) this.#readValue(value, [...path, name], sep.length > 0 ? sep : start, inFlow);
    });
  }

  #readScalar(token: Scalar, path: readonly string[], before: readonly CST.SourceToken[], inFlow: boolean): void {
    const tag = before.find(({ type }) => type === "tag")?.source;
    if (tag !== undefined && tag !== "!!str" && tag !== "!") return;
    if (token.type === "scalar" && tag === undefined && isNoString(token.source)) return;
    const { start, end } = findSpan(this.#text, token);
    const raw = this.#text.slice(start, end);
    const text = decodeScalar(this.#text, token);
    const { offset, prefix } = this.#location;
    this.units.push({
      start: start + offset,
      end: end + offset,
      text,
      context: prefix + path.join("."),
      escape: createScalarWriter(raw, { type: token.type, inFlow }),
    });
  }
}

const isLineEnd = ({ type }: CST.SourceToken) => type === "newline";

const isText = (token: CST.Token): token is Scalar => CST.isScalar(token) && token.type !== "alias";

function decodeScalar(text: string, token: Scalar): string {
  const fail = () => {
    throw extractionError(text, token.offset, "not YAML");
  };
  return CST.resolveAsScalar(token, false, fail)?.value ?? "";
}

/** The span of a scalar, with the header of a block but without line ends at its end. */
function findSpan(text: string, token: Scalar): { start: number; end: number } {
  if (token.type !== "block-scalar") return { start: token.offset, end: token.offset + token.source.length };
  const header = token.props.find(({ type }) => type === "block-scalar-header");
  const start = header?.offset ?? token.offset;
  let end = start + token.source.length;
  for (const prop of token.props.slice(token.props.indexOf(header as CST.SourceToken)))
    end += "source" in prop ? prop.source.length : 0;
  return { start, end: start + text.slice(start, end).replace(/(?<![\r\n])[\r\n]+$/, "").length };
}
