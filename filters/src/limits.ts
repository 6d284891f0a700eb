/** The limits of a file's cost, beyond which it is refused with "File extraction error". */
export interface Limits {
  /** The limit of the file, and of all it unpacks to. */
  bytes: number;
  /** Parts of an archive. */
  entries: number;
  /** The limit of an entry's unpacked size divided by its packed size. */
  ratio: number;
  /** Levels of nesting: elements, values, archives in archives count as one each. */
  depth: number;
  segments: number;
}

/** Source: contract of the API, section "File-translation reasons". */
export const defaultLimits: Limits = { bytes: 2 ** 30, entries: 10_000, ratio: 100, depth: 1_000, segments: 500_000 };
