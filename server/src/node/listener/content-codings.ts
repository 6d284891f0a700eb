import { Duplex } from "node:stream";
import { constants, createBrotliCompress, createGunzip, createZstdDecompress } from "node:zlib";
import type { ContentCodings } from "../../core/environment.ts";

/** The largest window that a body in zstd may need: 8 MiB. Source: RFC 9659. */
const maxWindowLog = 23;

const toWeb = (decoder: Duplex) => Duplex.toWeb(decoder) as ReturnType<ContentCodings[string]>;

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
export const decoders: ContentCodings = { gzip: () => toWeb(createGunzip()), zstd: () => toWeb(zstdDecoder()) };

const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN } = constants;
const fast = { [BROTLI_PARAM_QUALITY]: 4, [BROTLI_PARAM_LGWIN]: 18 };

/** The Compression Standard's takes a hundred times as long. */
export const encoders: ContentCodings = { br: () => toWeb(createBrotliCompress({ params: fast })) };
