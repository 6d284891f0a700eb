import { noOptions } from "../options.ts";

export const stringsdictOptions = noOptions;
