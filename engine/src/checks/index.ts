export { type CheckId, type CheckSettings, checkIds, type IssueType, type PairSpan, type Severity } from "./check.ts";
export { Checker, type Finding } from "./checker.ts";
export type { CheckedSegment } from "./segment-pair.ts";
