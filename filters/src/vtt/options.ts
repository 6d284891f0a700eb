import { noOptions } from "../options.ts";

export const vttOptions = noOptions;
