import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { BergamotModel } from "../providers/bergamot.ts";
import { StartError } from "./start-error.ts";

/**
 * The models in a folder: one folder for each pair, `ende` or `en-de`, with the unpacked files of Firefox's models. Their
 * names begin with `model`, `lex` and `vocab`, or `srcvocab` and `trgvocab`.
 *
 * @throws StartError
 */
export function modelsIn(folder: string): BergamotModel[] {
  const models = namesIn(folder).flatMap((name) => {
    const [, from, to] = /^([a-z]{2})-?([a-z]{2})$/.exec(name) ?? [];
    return from && to ? [modelIn(join(folder, name), from, to)] : [];
  });
  if (models.length > 0) return models;
  throw new StartError(`PARLANCE_MODELS names ${folder}, which has no models in folders such as ende.`);
}

function modelIn(folder: string, from: string, to: string): BergamotModel {
  const names = namesIn(folder);
  const pathOf = (start: string, end: string) => {
    const name = names.find((name) => name.startsWith(`${start}.`) && name.endsWith(end));
    return name === undefined ? [] : [join(folder, name)];
  };
  const [model] = pathOf("model", ".bin");
  const [shortlist] = pathOf("lex", ".bin");
  const shared = pathOf("vocab", ".spm");
  const vocabs = shared.length > 0 ? shared : [...pathOf("srcvocab", ".spm"), ...pathOf("trgvocab", ".spm")];
  if (!model || !shortlist || vocabs.length === 0) {
    throw new StartError(`${folder} must hold model.….bin, lex.….bin and vocab.….spm, unpacked.`);
  }
  return {
    from,
    to,
    async read() {
      const [first, second, ...others] = await Promise.all([model, shortlist, ...vocabs].map(readBytes));
      return {
        model: first as ArrayBuffer,
        shortlist: second as ArrayBuffer,
        vocabs: others,
        // As Firefox does for the models of this name.
        config: model.endsWith("intgemm8.bin") ? { "gemm-precision": "int8shiftAll" } : {},
      };
    },
  };
}

const readBytes = async (path: string): Promise<ArrayBuffer> => new Uint8Array(await readFile(path)).buffer;

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).sort();
  } catch (cause) {
    throw new StartError(`PARLANCE_MODELS names ${folder}, which can't be read.`, { cause });
  }
}
