/** The limits of a file; beyond them it is refused with "File extraction error". */
export interface Limits {
  /** The limit of bytes in the file, and in all of its unpacked content. */
  bytes: number;
  /** The limit of parts in an archive. */
  entries: number;
  /** The limit of an entry's unpacked size divided by its packed size. */
  ratio: number;
  /** The limit of nesting: each element, value, or archive in an archive is one level. */
  depth: number;
  segments: number;
}

/** Source: contract of the API, section "File-translation reasons". */
export const defaultLimits: Limits = { bytes: 2 ** 30, entries: 10_000, ratio: 100, depth: 1_000, segments: 500_000 };
