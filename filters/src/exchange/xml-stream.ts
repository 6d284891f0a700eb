import { FilterError } from "../filter-error.ts";
import { declaredEncoding } from "../xml/prolog.ts";
import { type Token, token, XmlScanner } from "../xml/scanner.ts";
import type { StreamReader } from "./stream.ts";

/** Takes the tokens of a document one after the other and gives an item when one is complete. */
export interface TokenReader<Item> {
  accept(kind: Token, scanner: XmlScanner): Item | undefined;
}

/** Enough to see a byte-order mark and the XML declaration. */
const headBytes = 256;
/**
 * The text that is scanned at a time: what it leaves over is copied, so not too little; units are kept with all of
 * their piece until the collector comes, so not too much.
 */
const pieceBytes = 16_384;
/** What one item may be written with, in UTF-16 code units, all of its tags included. */
const longestItem = 2 ** 24;

/** Runs a token reader over an XML file in pieces, whose encoding its first bytes tell. */
export function xmlStream<Item>(tokens: TokenReader<Item>, limits: { depth: number }): StreamReader<Item> {
  const scanner = new XmlScanner(limits);
  let head: Uint8Array = new Uint8Array();
  let decoder: TextDecoder | undefined;
  let since = 0;

  function pull(): Item[] {
    const items: Item[] = [];
    for (let kind = scanner.next(); kind !== token.more && kind !== token.done; kind = scanner.next()) {
      const item = tokens.accept(kind, scanner);
      since += scanner.end - scanner.start;
      if (item !== undefined) {
        items.push(item);
        since = 0;
      } else if (scanner.path.length < 3) since = 0;
      if (since > longestItem) throw scanner.error("a unit beyond all measure");
    }
    return items;
  }

  function feed(bytes: Uint8Array, stream: boolean): Item[] {
    try {
      scanner.feed((decoder as TextDecoder).decode(bytes, { stream }));
    } catch (cause) {
      if (!(cause instanceof TypeError)) throw cause;
      throw scanner.error(`not ${decoder?.encoding} after this place`);
    }
    return pull();
  }

  function start(): Item[] {
    decoder = decoderOf(head);
    return feed(head, true);
  }

  return {
    push(piece) {
      const items: Item[] = [];
      let rest = piece;
      if (!decoder) {
        head = Uint8Array.of(...head, ...piece.subarray(0, headBytes));
        rest = piece.subarray(headBytes);
        if (head.length < headBytes) return items;
        items.push(...start());
      }
      for (let at = 0; at < rest.length; at += pieceBytes) {
        for (const item of feed(rest.subarray(at, at + pieceBytes), true)) items.push(item);
      }
      return items;
    },
    end() {
      const items = decoder ? [] : start();
      items.push(...feed(new Uint8Array(), false));
      scanner.finish();
      items.push(...pull());
      return items;
    },
  };
}

function decoderOf(head: Uint8Array): TextDecoder {
  const marked =
    head[0] === 0xfe && head[1] === 0xff ? "utf-16be" : head[0] === 0xff && head[1] === 0xfe ? "utf-16le" : undefined;
  const isUtf8 = head[0] === 0xef && head[1] === 0xbb;
  try {
    return new TextDecoder(marked ?? (isUtf8 ? "utf-8" : (declaredEncoding(head) ?? "utf-8")), { fatal: true });
  } catch (cause) {
    throw new FilterError("File extraction error", "the declared encoding is unknown", { cause });
  }
}
