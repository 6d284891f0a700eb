export { bleu } from "./bleu.ts";
export type { CalibrationBin, JudgedTranslation } from "./calibration.ts";
export { calibrate, isUnchanged, measureMiscalibration, minInBin } from "./calibration.ts";
export { chrf } from "./chrf.ts";
export { countEdits, ter } from "./ter.ts";
