import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Cache } from "./cache.ts";

const textFilePattern =
  /\.(?:atom|css|csv|html|http|ico|js|json|md|mjs|po|srt|svg|tmx|txt|wasm|webmanifest|xliff|xlf|xml|ya?ml)$/;

const largeBytes = 500_000;

/** Smaller blocks compress large files better. */
function squeezeBest(bytes: Uint8Array) {
  const isLarge = bytes.length >= largeBytes;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    [constants.BROTLI_PARAM_LGBLOCK]: isLarge ? 18 : 20,
  };
  return { settings: Object.values(params), squeeze: () => promisify(brotliCompress)(bytes, { params }) };
}

const level = constants.Z_BEST_COMPRESSION;

const forms = {
  br: squeezeBest,
  gz: (bytes: Uint8Array) => ({ settings: [level], squeeze: () => promisify(gzip)(bytes, { level }) }),
};

export const isCompressible = (file: string): boolean => textFilePattern.test(file) && !/(?:^|\/)\./.test(file);

/** Writes `x.br` and `x.gz` next to each text file `x`, unless they are larger. */
export async function compress(folder: string, files: readonly string[], cache: Cache): Promise<void> {
  const work = files.filter(isCompressible).map(async (file) => {
    const path = join(folder, file);
    const bytes = await readFile(path);
    for (const [form, squeezed] of squeezeInto(bytes, cache)) {
      const smaller = await squeezed();
      if (smaller.length < bytes.length) await writeFile(`${path}.${form}`, smaller);
    }
  });
  await Promise.all(work);
}

const squeezeInto = (bytes: Uint8Array, cache: Cache) =>
  Object.entries(forms).map(([form, prepare]) => {
    const { settings, squeeze } = prepare(bytes);
    return [form, () => cache.get([form, ...settings].join("-"), bytes, squeeze)] as const;
  });

type Bundle = Record<string, { code: string } | { source: string | Uint8Array }>;

/** Compresses scripts while Astro renders the pages, which uses one core only. */
export const compressEarly = (findCache: () => Cache) => ({
  name: "compress-early",
  apply: "build" as const,
  writeBundle(this: { environment?: { name: string } }, _: object, bundle: Bundle) {
    if (this.environment?.name !== "client" || process.env.SITE_UNCOMPRESSED) return;
    const cache = findCache();
    for (const [file, part] of Object.entries(bundle)) {
      if (!isCompressible(file)) continue;
      const bytes = Buffer.from("code" in part ? part.code : part.source);
      // `compress` reports a failure.
      for (const [, squeezed] of squeezeInto(bytes, cache)) squeezed().catch(() => {});
    }
  },
});
