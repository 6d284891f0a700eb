export type { CheckId } from "./check.ts";
export {
  Checker,
  checkSegment,
  checkSegmentInSlices,
  DocumentCheck,
  type Finding,
  type SegmentCheck,
} from "./checker.ts";
export type { CheckedSegment, CheckLanguages } from "./segment-pair.ts";
