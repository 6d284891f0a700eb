import { noOptions } from "../options.ts";

export const resxOptions = noOptions;
