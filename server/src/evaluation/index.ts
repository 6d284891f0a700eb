export { drawCurve } from "./draw-curve.ts";
export { type EvaluationReport, evaluatePairs } from "./evaluate-pairs.ts";
export { defaultMemoryShares } from "./measure.ts";
export { readBilingualBytes, toPairs } from "./read-bilingual.ts";
