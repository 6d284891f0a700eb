export { bleu } from "./bleu.ts";
export {
  type CalibrationBin,
  calibrate,
  isUnchanged,
  type JudgedTranslation,
  measureMiscalibration,
  minInBin,
} from "./calibration.ts";
export { chrf } from "./chrf.ts";
export { countEdits, ter } from "./ter.ts";
