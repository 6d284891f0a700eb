import { LazySandbox } from "./lazy-sandbox.ts";

/** The sandbox that the front page and the guides share during a visit. Guides have their own organizations in it. */
export const sharedSandbox = new LazySandbox();
