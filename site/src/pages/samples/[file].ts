import notices from "@openparlance/sandbox/texts/notices.tsv?raw";
import { formatTmx } from "@openparlance/sandbox/tmx";
import type { APIContext } from "astro";
import { inputFiles } from "../../docs/inputs.ts";

/** Inputs of samples, and most of the memory of the front page's program. */
const files: Readonly<Record<string, string>> = { ...inputFiles, "notices.tmx": formatTmx(notices) };

export const getStaticPaths = () => Object.keys(files).map((file) => ({ params: { file } }));

export const GET = ({ params }: APIContext) => new Response(files[params.file ?? ""]);
