export * from "./data.gen.ts";
export type * from "./data-types.ts";
export type { DeepReadonly } from "./deep-readonly.ts";
export type * from "./handler-types.ts";
export type * from "./operation-types.ts";
export { internalOperations, operations } from "./operations.gen.ts";
export type { Bytes, components, paths } from "./types.gen.ts";
