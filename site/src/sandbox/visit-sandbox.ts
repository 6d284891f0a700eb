import { LazySandbox } from "./lazy-sandbox.ts";

/** Shared by the front page and the guides during a visit. Each guide has its own organization. */
export const sharedSandbox = new LazySandbox();
