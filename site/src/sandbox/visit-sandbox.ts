import { LazySandbox } from "./lazy-sandbox.ts";

/** The sandbox that the front page and the guides share for a visit; guides have organizations of their own in it. */
export const visitSandbox = new LazySandbox();
