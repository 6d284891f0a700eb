import type { EngineMemory } from "./changes.ts";
import type { SavedTranslator } from "./learner.ts";

export interface SavedEngine {
  changeNo: number;
  /** See `MemoryEngine.stamp`. */
  stamp: number;
  parts: {
    memory: Uint8Array;
    terms: Uint8Array;
    /** Undefined if no translation was requested. */
    translator: SavedTranslator | undefined;
    /** By provider. */
    postEditors: ReadonlyMap<string, Uint8Array>;
    /** The parameters of {@link Reliability}; snapshots of older versions have none. */
    reliability?: readonly number[] | undefined;
  };
}

/** An engine as bytes, which may be views of it. */
export interface Snapshot extends Pick<SavedEngine, "changeNo" | "stamp"> {
  pieces: Iterable<Uint8Array>;
}

/** Reads the next bytes of a snapshot into a new buffer. */
export type ReadBytes = (size: number) => Promise<Uint8Array>;

interface Header extends EngineMemory, Pick<SavedEngine, "changeNo" | "stamp"> {
  version: number;
  /** The sizes of the parts in bytes. The pieces of a translator are read into buffers of their own, which it keeps. */
  lengths: { memory: number; terms: number; translator: number[]; postEditors: number[] };
  isLacking: boolean;
  /** The providers of the post-editors, whose parts are at the end. */
  providers: string[];
  reliability?: readonly number[] | undefined;
}

/** Must be raised when engines built from the same changes would differ from saved ones. */
const version = 5;

/** Writes the length of the header (4 bytes, little-endian), the header as JSON, then the parts. */
export function* writeSnapshot(
  of: EngineMemory,
  {
    changeNo,
    stamp,
    parts,
  }: Omit<SavedEngine, "parts"> & { parts: Omit<SavedEngine["parts"], "memory"> & { memory: Iterable<Uint8Array> } },
): Generator<Uint8Array, void> {
  const { terms, translator, postEditors, reliability } = parts;
  const memory = [...parts.memory];
  const learned = translator?.pieces ?? [];
  const lengthOf = ({ length }: Uint8Array) => length;
  const header: Header = {
    ...of,
    version,
    changeNo,
    stamp,
    reliability,
    isLacking: translator?.isLacking ?? false,
    lengths: {
      memory: memory.reduce((size, { length }) => size + length, 0),
      terms: terms.length,
      translator: learned.map(lengthOf),
      postEditors: Array.from(postEditors.values(), lengthOf),
    },
    providers: [...postEditors.keys()],
  };
  const head = new TextEncoder().encode(JSON.stringify(header));
  yield new Uint8Array(Uint32Array.of(head.length).buffer);
  yield head;
  yield* [...memory, terms, ...learned, ...postEditors.values()];
}

/** Reads the output of {@link writeSnapshot}. @throws if it is damaged, or of another version or memory */
export async function readSnapshot(of: EngineMemory, read: ReadBytes): Promise<SavedEngine> {
  const { buffer, byteOffset } = await read(4);
  const head = await read(new DataView(buffer, byteOffset).getUint32(0, true));
  const header: Header = JSON.parse(new TextDecoder().decode(head));
  const isSame = (["id", "createdAt", "sourceLang", "targetLang"] as const).every((key) => header[key] === of[key]);
  if (header.version !== version) throw new RangeError("It has another version.");
  if (!isSame) throw new RangeError("It belongs to another memory.");
  const readAll = async (lengths: readonly number[]) => {
    const pieces: Uint8Array[] = [];
    for (const length of lengths) pieces.push(await read(length));
    return pieces;
  };
  const { lengths, providers } = header;
  const [memory, terms] = [await read(lengths.memory), await read(lengths.terms)];
  const [pieces, editors] = [await readAll(lengths.translator), await readAll(lengths.postEditors)];
  const { changeNo, stamp, isLacking, reliability } = header;
  const postEditors = new Map(providers.map((provider, at) => [provider, editors[at] ?? new Uint8Array()]));
  return {
    changeNo,
    stamp,
    parts: {
      memory,
      terms,
      postEditors,
      reliability,
      translator: pieces.length > 0 ? { pieces, isLacking } : undefined,
    },
  };
}
