/** A translation with the estimated chance that it is left unchanged, and whether it was. */
export interface JudgedTranslation {
  /** 0 to 1. */
  confidence: number;
  isUnchanged: boolean;
}

/** A tenth of the range of confidence. */
export interface CalibrationBin {
  /** 0 to 0.9; the bin ends before the next tenth, the last one with 1. */
  from: number;
  count: number;
  /** The mean confidence of its translations, and the share of those left unchanged. */
  meanConfidence: number;
  unchangedShare: number;
}

const bins = 10;
/** Bins with fewer translations are ignored, because chance changes their share too much. */
export const minInBin = 50;

/** The share of translations that stayed unchanged, by tenths of their confidence. Empty tenths are left out. */
export function calibrate(judged: readonly JudgedTranslation[]): CalibrationBin[] {
  const indexOf = ({ confidence }: JudgedTranslation) => Math.min(bins - 1, Math.floor(confidence * bins));
  return Array.from({ length: bins }, (_, at) => judged.filter((one) => indexOf(one) === at)).flatMap((own, at) => {
    const count = own.length;
    if (count === 0) return [];
    const meanConfidence = own.reduce((sum, { confidence }) => sum + confidence, 0) / count;
    const unchangedShare = own.filter(({ isUnchanged }) => isUnchanged).length / count;
    return [{ from: at / bins, count, meanConfidence, unchangedShare }];
  });
}

/** The largest difference of confidence and share, 0 to 1, in tenths with at least {@link minInBin} translations. */
export function measureMiscalibration(table: readonly CalibrationBin[]): number {
  const enough = table.filter(({ count }) => count >= minInBin);
  return Math.max(0, ...enough.map(({ meanConfidence, unchangedShare }) => Math.abs(meanConfidence - unchangedShare)));
}

/** Whether a person left a translation unchanged, except for whitespace. */
export const isUnchanged = (hypothesis: string, reference: string): boolean => settle(hypothesis) === settle(reference);

const settle = (text: string): string => text.normalize("NFC").replace(/\s+/gu, " ").trim();
