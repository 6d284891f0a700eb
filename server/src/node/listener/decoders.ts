import { Duplex } from "node:stream";
import { constants, createGunzip, createZstdDecompress } from "node:zlib";
import type { Decoders } from "../../core/environment.ts";

/** The largest window that a body in zstd may need: 8 MiB. Source: RFC 9659. */
const maxWindowLog = 23;

const toWeb = (decoder: Duplex) => Duplex.toWeb(decoder) as ReturnType<Decoders[string]>;

/** Node ends at the first frame when the same chunk contains the next one: that is an error here, and no end. */
function zstdDecoder(): Duplex {
  const decoder = createZstdDecompress({ params: { [constants.ZSTD_d_windowLogMax]: maxWindowLog } });
  const push = decoder.push.bind(decoder);
  decoder.push = (chunk, encoding) => {
    if (chunk !== null || decoder.writableLength === 0) return push(chunk, encoding);
    decoder.destroy(new Error("The body continues after its first frame."));
    return false;
  };
  return decoder;
}

/** Node decodes zstd, and gzip of several members, unlike the Compression Standard. */
export const decoders: Decoders = { gzip: () => toWeb(createGunzip()), zstd: () => toWeb(zstdDecoder()) };
