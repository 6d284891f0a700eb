import notices from "@openparlance/sandbox/texts/notices.tsv?raw";
import { formatTmx } from "@openparlance/sandbox/tmx";
import type { APIContext } from "astro";

/** The inputs of the samples, offered for download as they are. All are text. */
const inputs = import.meta.glob<string>("../../samples/inputs/*", { eager: true, query: "?raw", import: "default" });

const named = new Map(Object.entries(inputs).map(([path, text]) => [path.slice(path.lastIndexOf("/") + 1), text]));
// Most of the memory of the sandbox, for the program on the front page.
named.set("notices.tmx", formatTmx(notices));

export const getStaticPaths = () => [...named.keys()].map((file) => ({ params: { file } }));

export const GET = ({ params }: APIContext) => new Response(named.get(params.file ?? ""));
