/** ISO 639-1. */
export interface MemoryLanguages {
  source: string;
  target: string;
}
