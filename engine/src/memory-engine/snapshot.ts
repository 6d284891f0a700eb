import type { EngineMemory } from "./changes.ts";

/** An engine as bytes. */
export interface EngineParts {
  memory: Uint8Array;
  terms: Uint8Array;
  /** None while no one has requested translations. */
  translator: Uint8Array | undefined;
  /** By provider. */
  postEditors: ReadonlyMap<string, Uint8Array>;
  /** How far the confidence of translations holds; none in snapshots of older versions. */
  reliability?: readonly number[] | undefined;
}

interface Header extends EngineMemory {
  version: number;
  changeNo: number;
  lengths: number[];
  /** The providers of the post-editors, which come last. */
  providers: string[];
  reliability?: readonly number[] | undefined;
}

/** Raised when engines made of the same changes would differ from those that were written. */
const version = 3;

const align = (size: number): number => Math.ceil(size / 8) * 8;

/** Length of the header (4 bytes, little-endian), the header as JSON, then the parts, each at a multiple of 8. */
export function writeSnapshot(
  of: EngineMemory,
  changeNo: number,
  { memory, terms, translator, postEditors, reliability }: EngineParts,
): Uint8Array {
  const parts = [memory, terms, translator ?? new Uint8Array(), ...postEditors.values()];
  const header: Header = {
    ...of,
    version,
    changeNo,
    lengths: parts.map(({ length }) => length),
    providers: [...postEditors.keys()],
    reliability,
  };
  const head = new TextEncoder().encode(JSON.stringify(header));
  const start = align(4 + head.length);
  const bytes = new Uint8Array(parts.reduce((size, { length }) => size + align(length), start));
  new DataView(bytes.buffer).setUint32(0, head.length, true);
  bytes.set(head, 4);
  let at = start;
  for (const part of parts) {
    bytes.set(part, at);
    at += align(part.length);
  }
  return bytes;
}

/**
 * Reads what {@link writeSnapshot} wrote; the parts but the memory are views of `bytes`.
 *
 * @returns undefined for one of another version, or of another memory with the same id
 */
export function readSnapshot(
  of: EngineMemory,
  bytes: Uint8Array,
): { changeNo: number; parts: EngineParts } | undefined {
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true);
  const header: Header = JSON.parse(new TextDecoder().decode(bytes.subarray(4, 4 + length)));
  const isSame = (["id", "createdAt", "sourceLang", "targetLang"] as const).every((key) => header[key] === of[key]);
  if (header.version !== version || !isSame) return undefined;
  let at = align(4 + length);
  const [memory, terms, translator, ...editors] = header.lengths.map((size) => {
    const part = bytes.subarray(at, at + size);
    at += align(size);
    return part;
  });
  // The memory stays a view of what it is read from, which should hold nothing else.
  if (!memory || !terms) return undefined;
  const postEditors = new Map(header.providers.map((provider, at) => [provider, editors[at] ?? new Uint8Array()]));
  return {
    changeNo: header.changeNo,
    parts: {
      ...{ memory: memory.slice(), terms, translator: translator?.length ? translator : undefined },
      ...{ postEditors, reliability: header.reliability },
    },
  };
}
