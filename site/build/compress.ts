import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Cache } from "./cache.ts";

const textFile = /\.(?:css|csv|html|http|ico|js|json|md|mjs|po|srt|svg|tmx|txt|wasm|webmanifest|xliff|xlf|xml|ya?ml)$/;

/** How distances are coded: which way is smallest depends on the text, so each is tried where it is worth the time. */
const distanceCodes = [
  { postfix: 0, direct: 0 },
  { postfix: 1, direct: 2 },
  { postfix: 1, direct: 4 },
  { postfix: 1, direct: 24 },
  { postfix: 1, direct: 30 },
  { postfix: 2, direct: 20 },
  { postfix: 2, direct: 60 },
  { postfix: 3, direct: 120 },
];

const largeBytes = 500_000;

const forms = {
  async br(bytes: Uint8Array): Promise<Uint8Array> {
    const tries = distanceCodes.slice(0, bytes.length < largeBytes ? 1 : undefined).map(({ postfix, direct }) =>
      promisify(brotliCompress)(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
          // The largest page in one piece.
          [constants.BROTLI_PARAM_LGBLOCK]: 20,
          [constants.BROTLI_PARAM_NPOSTFIX]: postfix,
          [constants.BROTLI_PARAM_NDIRECT]: direct,
        },
      }),
    );
    const [smallest] = (await Promise.all(tries)).sort((a, b) => a.length - b.length);
    return smallest ?? bytes;
  },
  gz: (bytes: Uint8Array) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
};

/** Which files of a site are worth compressing: pictures and the build's own dotfiles are not. */
export const isCompressible = (file: string): boolean => textFile.test(file) && !/(?:^|\/)\./.test(file);

/** Puts `x.br` and `x.gz` beside each text file `x`, where that is smaller. */
export async function compress(folder: string, files: readonly string[], cache: Cache): Promise<void> {
  const work = files.filter(isCompressible).map(async (file) => {
    const path = join(folder, file);
    const bytes = await readFile(path);
    for (const [form, squeeze] of Object.entries(forms)) {
      const squeezed = await cache.get(form, bytes, () => squeeze(bytes));
      if (squeezed.length < bytes.length) await writeFile(`${path}.${form}`, squeezed);
    }
  });
  await Promise.all(work);
}
