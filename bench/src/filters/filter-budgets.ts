/** What reading and writing a file may cost, in CPU time. */
export const budgets = {
  /** Of text formats, each way. */
  megabytesPerSecond: 20,
  /** Of an Office document as a translator gets it, each way. */
  officeSeconds: 0.5,
  /** For a file made to take long. */
  hostileSeconds: 2,
  /** For an archive made to fill the memory. */
  archiveSeconds: 1,
  archiveMegabytes: 64,
  /** Of a TMX file of a gigabyte. */
  unitsPerSecond: 30_000,
  streamMegabytes: 150,
} as const;
