import { existsSync, readdirSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { BergamotModel } from "../../providers/bergamot.ts";
import { program } from "../program.ts";
import { StartError } from "../start-error.ts";
import { pairPattern } from "./installed-models.ts";

/**
 * The models in a folder: one folder for each pair, `ende` or `en-de`, with the unpacked files of Firefox's models.
 * Their names begin with `model`, `lex` and `vocab`, or `srcvocab` and `trgvocab`. @throws StartError
 */
export function modelsIn(folder: string): BergamotModel[] {
  const models = listModels(folder);
  if (models.length > 0) return models;
  throw new StartError(
    `PARLANCE_MODELS is ${folder}, which contains no models; "${program} models install en-de" installs one.`,
  );
}

/** The current models of a folder, which is read again after changes. */
export function watchModels(folder: string): () => readonly BergamotModel[] {
  let models = modelsIn(folder);
  let read = changesIn(folder);
  return () => {
    const change = changesIn(folder);
    if (change === read) return models;
    read = change;
    try {
      models = listModels(folder);
    } catch {
      // Users copy files into the folder, so it may be incomplete; the complete models from before stay in use.
    }
    return models;
  };
}

const changesIn = (folder: string): string =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => pairPattern.test(name))
        .map((name) => `${name} ${readChangeMark(join(folder, name))}`)
        .join()
    : "";

/** A text that differs after the folder was replaced or its files changed. */
function readChangeMark(folder: string): string {
  const { ino, mtimeNs } = statSync(folder, { bigint: true, throwIfNoEntry: false }) ?? {};
  return `${ino} ${mtimeNs}`;
}

const listModels = (folder: string): BergamotModel[] =>
  namesIn(folder).flatMap((name) => {
    const [, from, to] = pairPattern.exec(name) ?? [];
    return from && to ? [modelIn(join(folder, name), from, to)] : [];
  });

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
    throw new StartError(`${folder} must contain model.….bin, lex.….bin and vocab.….spm, unpacked.`);
  }
  return {
    from,
    to,
    id: readChangeMark(folder),
    async read() {
      const [first, second, ...others] = await Promise.all([model, shortlist, ...vocabs].map(readBytes));
      return {
        model: first as ArrayBuffer,
        shortlist: second as ArrayBuffer,
        vocabs: others,
        // Firefox uses the same setting for models with this name.
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
    throw new StartError(`PARLANCE_MODELS is ${folder}, which can't be read.`, { cause });
  }
}
