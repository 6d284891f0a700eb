import { noOptions } from "../options.ts";

export const xliffOptions = noOptions;
