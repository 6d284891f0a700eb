/** ISO 639-1. */
export interface LanguagePair {
  source: string;
  target: string;
}
