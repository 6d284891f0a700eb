import { noOptions } from "../options.ts";

export const stringsOptions = noOptions;
