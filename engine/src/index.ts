export * from "./checks/index.ts";
export * from "./memory/index.ts";
export * from "./metrics/index.ts";
export * from "./mt/index.ts";
export * from "./post-editing/index.ts";
export * from "./providers/index.ts";
export type { Sliced } from "./slices.ts";
export * from "./terms/index.ts";
