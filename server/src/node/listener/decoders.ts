import { Duplex } from "node:stream";
import { createGunzip, createZstdDecompress } from "node:zlib";
import type { Decoders } from "../../core/environment.ts";

const toWeb = (decoder: Duplex) => Duplex.toWeb(decoder) as ReturnType<Decoders[string]>;

/** Node decodes zstd, and gzip of several members, unlike the Compression Standard. */
export const decoders: Decoders = { gzip: () => toWeb(createGunzip()), zstd: () => toWeb(createZstdDecompress()) };
