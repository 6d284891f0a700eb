import { noOptions } from "../options.ts";

export const sdlxliffOptions = noOptions;
