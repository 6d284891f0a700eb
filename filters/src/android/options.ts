import { noOptions } from "../options.ts";

export const androidOptions = noOptions;
