import notices from "@openparlance/sandbox/texts/notices.tsv?raw";
import { formatTmx } from "@openparlance/sandbox/tmx";
import type { APIContext } from "astro";
import { inputs } from "../../docs/inputs.ts";

/** The files for download: inputs of samples, and most of the memory in the program on the front page. */
const files: Readonly<Record<string, string>> = { ...inputs, "notices.tmx": formatTmx(notices) };

export const getStaticPaths = () => Object.keys(files).map((file) => ({ params: { file } }));

export const GET = ({ params }: APIContext) => new Response(files[params.file ?? ""]);
