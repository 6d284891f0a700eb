import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Cache } from "./cache.ts";

const textFile =
  /\.(?:atom|css|csv|html|http|ico|js|json|md|mjs|po|srt|svg|tmx|txt|wasm|webmanifest|xliff|xlf|xml|ya?ml)$/;

/** Brotli's settings: blocks have at most 2^`block` bytes, and the others code distances to repeated text. */
interface Coding {
  block: number;
  postfix: number;
  direct: number;
}

const standard: Coding = { block: 20, postfix: 0, direct: 0 };

/**
 * The settings with the smallest result for the sandbox's scripts and WebAssembly, which no page loads before they are
 * used.
 */
const forLargeFiles: Coding = { block: 18, postfix: 0, direct: 12 };

/** The settings for the largest page. The best one depends on each word of it, so all are tried. */
const forLargePages: readonly Coding[] = [
  standard,
  { block: 18, postfix: 0, direct: 0 },
  { block: 18, postfix: 0, direct: 15 },
  { block: 18, postfix: 1, direct: 12 },
  { block: 20, postfix: 1, direct: 2 },
  { block: 20, postfix: 1, direct: 4 },
  { block: 20, postfix: 1, direct: 24 },
  { block: 20, postfix: 1, direct: 30 },
  { block: 20, postfix: 2, direct: 20 },
  { block: 20, postfix: 2, direct: 60 },
  { block: 20, postfix: 3, direct: 120 },
];

const largeBytes = 500_000;

/** At best quality, an attempt takes half a second for a large page and two seconds for the largest script. */
function codingsFor(file: string, { length }: Uint8Array): readonly Coding[] {
  if (length < largeBytes) return [standard];
  return file.endsWith(".html") ? forLargePages : [forLargeFiles];
}

async function smallestBrotli(bytes: Uint8Array, codings: readonly Coding[]): Promise<Uint8Array> {
  const tries = codings.map(({ block, postfix, direct }) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        [constants.BROTLI_PARAM_LGBLOCK]: block,
        [constants.BROTLI_PARAM_NPOSTFIX]: postfix,
        [constants.BROTLI_PARAM_NDIRECT]: direct,
      },
    }),
  );
  const [smallest] = (await Promise.all(tries)).sort((a, b) => a.length - b.length);
  return smallest ?? bytes;
}

const forms = {
  br: (bytes: Uint8Array, file: string) => smallestBrotli(bytes, codingsFor(file, bytes)),
  gz: (bytes: Uint8Array) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
};

export const isCompressible = (file: string): boolean => textFile.test(file) && !/(?:^|\/)\./.test(file);

/** Writes `x.br` and `x.gz` next to each text file `x`, where that is smaller. */
export async function compress(folder: string, files: readonly string[], cache: Cache): Promise<void> {
  const work = files.filter(isCompressible).map(async (file) => {
    const path = join(folder, file);
    const bytes = await readFile(path);
    for (const [form, squeeze] of Object.entries(forms)) {
      const squeezed = await cache.get(form, bytes, () => squeeze(bytes, file));
      if (squeezed.length < bytes.length) await writeFile(`${path}.${form}`, squeezed);
    }
  });
  await Promise.all(work);
}
