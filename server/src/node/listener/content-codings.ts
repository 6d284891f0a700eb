import { Duplex } from "node:stream";
import { constants, createBrotliCompress, createGunzip, createZstdDecompress } from "node:zlib";
import type { ContentCodings, Decoders } from "../../core/environment.ts";

/** The lowest limit that zstd supports for windows, as a power of two. */
const minWindowLog = 10;

const toWeb = (decoder: Duplex) => Duplex.toWeb(decoder) as ReturnType<ContentCodings[string]>;

/**
 * Node stops after the first frame when the same chunk contains the next one. Here, that is an error. No frame may need
 * a larger window than the first one.
 */
function zstdDecoder(keptBytes: number): Duplex {
  const windowLog = Math.max(minWindowLog, Math.ceil(Math.log2(keptBytes)));
  const decoder = createZstdDecompress({ params: { [constants.ZSTD_d_windowLogMax]: windowLog } });
  const push = decoder.push.bind(decoder);
  decoder.push = (chunk, encoding) => {
    if (chunk !== null || decoder.writableLength === 0) return push(chunk, encoding);
    decoder.destroy(new Error("The body continues after its first frame."));
    return false;
  };
  return decoder;
}

/** Unlike the Compression Standard, Node decodes zstd, and gzip with several members. */
export const decoders: Decoders = { gzip: () => toWeb(createGunzip()), zstd: (bytes) => toWeb(zstdDecoder(bytes)) };

const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN } = constants;
const fast = { [BROTLI_PARAM_QUALITY]: 4, [BROTLI_PARAM_LGWIN]: 18 };

/** The Compression Standard's encoder takes a hundred times as long. */
export const encoders: ContentCodings = { br: () => toWeb(createBrotliCompress({ params: fast })) };
