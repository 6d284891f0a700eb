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
  lengths: number[];
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
  const editors = Array.from(postEditors.values(), (bytes) => [bytes]);
  const all = [[...parts.memory], [terms], translator?.pieces ?? [], ...editors];
  const header: Header = {
    ...of,
    version,
    changeNo,
    stamp,
    reliability,
    isLacking: translator?.isLacking ?? false,
    lengths: all.map((pieces) => pieces.reduce((size, { length }) => size + length, 0)),
    providers: [...postEditors.keys()],
  };
  const head = new TextEncoder().encode(JSON.stringify(header));
  yield new Uint8Array(Uint32Array.of(head.length).buffer);
  yield head;
  yield* all.flat();
}

/** Reads the output of {@link writeSnapshot}. @throws if it is damaged, or of another version or memory */
export async function readSnapshot(of: EngineMemory, read: ReadBytes): Promise<SavedEngine> {
  const { buffer, byteOffset } = await read(4);
  const head = await read(new DataView(buffer, byteOffset).getUint32(0, true));
  const header: Header = JSON.parse(new TextDecoder().decode(head));
  const isSame = (["id", "createdAt", "sourceLang", "targetLang"] as const).every((key) => header[key] === of[key]);
  if (header.version !== version) throw new RangeError("It has another version.");
  if (!isSame) throw new RangeError("It belongs to another memory.");
  const parts: Uint8Array[] = [];
  for (const length of header.lengths) parts.push(await read(length));
  const [memory, terms, translator, ...editors] = parts;
  if (!memory || !terms) throw new RangeError("It lacks parts.");
  const { changeNo, stamp, isLacking, reliability } = header;
  const postEditors = new Map(header.providers.map((provider, at) => [provider, editors[at] ?? new Uint8Array()]));
  return {
    changeNo,
    stamp,
    parts: {
      memory,
      terms,
      postEditors,
      reliability,
      translator: translator?.length ? { pieces: [translator], isLacking } : undefined,
    },
  };
}
