import type { OptionSchema } from "../options.ts";

export type SrtOptions = {
  encoding: string;
};

export const srtOptions: OptionSchema<SrtOptions> = {
  encoding: { default: "utf-8", format: "encoding", description: "Encoding of files without a byte-order mark" },
};
