import { findMarkedEncoding, resolveEncodingName } from "../encoding.ts";
import { type OnLegacyText, PieceDecoder } from "../legacy-text.ts";
import type { Limits } from "../limits.ts";
import { declaredEncoding } from "../xml/prolog.ts";
import { type Token, token, XmlScanner } from "../xml/scanner.ts";
import type { StreamReader } from "./stream.ts";

/** Reads the tokens of a document one after the other. */
export interface TokenReader<Item> {
  /** @returns the items of a part that is now complete */
  accept(kind: Token, scanner: XmlScanner): readonly Item[] | undefined;
}

/** The number of bytes in which a byte-order mark and the XML declaration are found. */
const headBytes = 256;
/**
 * The length of text that is scanned at a time. It isn't too small, because the unread rest is copied each time. It
 * isn't too large, because units keep their whole piece in memory until garbage collection.
 */
const pieceBytes = 16_384;
/** The limit of one item with all of its tags, in UTF-16 code units. */
const maxItemLength = 2 ** 24;

/** Called with the languages of a unit that has no text in those of the memory. */
export type OnOtherLanguages = (languages: readonly (string | undefined)[]) => void;

/**
 * The limit of nested elements, and the detector of an undeclared encoding (see {@link PieceDecoder}). `onLeftOut`
 * receives the number of further translations of a unit that are left out because its text is too long.
 */
export interface StreamLimits extends Pick<Limits, "depth"> {
  onLegacyText?: OnLegacyText | undefined;
  onOtherLanguages?: OnOtherLanguages | undefined;
  onLeftOut?: ((count: number) => void) | undefined;
}

/** Runs a token reader over an XML file in pieces, whose first bytes declare its encoding. */
export class XmlStream<Item> implements StreamReader<Item> {
  readonly #tokens: TokenReader<Item>;
  readonly #scanner: XmlScanner;
  #head: Uint8Array = new Uint8Array();
  readonly #onLegacyText: OnLegacyText | undefined;
  #decoder: PieceDecoder | undefined;
  /** The UTF-16 code units read for the incomplete item. */
  #read = 0;

  constructor(tokens: TokenReader<Item>, limits: StreamLimits) {
    this.#tokens = tokens;
    this.#scanner = new XmlScanner(limits);
    this.#onLegacyText = limits.onLegacyText;
  }

  push(piece: Uint8Array): Item[] {
    const items: Item[] = [];
    let rest = piece;
    if (!this.#decoder) {
      this.#head = Uint8Array.of(...this.#head, ...piece.subarray(0, headBytes));
      rest = piece.subarray(headBytes);
      if (this.#head.length < headBytes) return items;
      this.#start(items);
    }
    for (let at = 0; at < rest.length; at += pieceBytes) this.#feed(rest.subarray(at, at + pieceBytes), true, items);
    return items;
  }

  end(): Item[] {
    const items: Item[] = [];
    if (!this.#decoder) this.#start(items);
    this.#feed(new Uint8Array(), false, items);
    this.#scanner.finish();
    this.#readTokens(items);
    return items;
  }

  #start(items: Item[]): void {
    const declared = declaredEncoding(this.#head);
    const name = findMarkedEncoding(this.#head)?.name ?? (declared && resolveEncodingName(declared));
    this.#decoder = new PieceDecoder(name, this.#onLegacyText);
    this.#feed(this.#head, true, items);
  }

  #feed(bytes: Uint8Array, stream: boolean, items: Item[]): void {
    const decoder = this.#decoder as PieceDecoder;
    try {
      this.#scanner.feed(decoder.decode(bytes, { stream }));
    } catch (cause) {
      if (!(cause instanceof TypeError)) throw cause;
      throw this.#scanner.error(`not ${decoder.encoding} after this place`);
    }
    this.#readTokens(items);
  }

  #readTokens(items: Item[]): void {
    const scanner = this.#scanner;
    for (let kind = scanner.next(); kind !== token.more && kind !== token.done; kind = scanner.next()) {
      const complete = this.#tokens.accept(kind, scanner);
      this.#read += scanner.end - scanner.start;
      if (complete) for (const item of complete) items.push(item);
      if (complete || scanner.path.length < 3) this.#read = 0;
      if (this.#read > maxItemLength) throw scanner.error(`a unit of more than ${maxItemLength} characters`);
    }
  }
}
