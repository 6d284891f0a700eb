import type { APIRoute } from "astro";
import { fileLanguages, reference, sampleFile } from "../../../reference/model/index.ts";

export const getStaticPaths = () => fileLanguages.map(({ id }) => ({ params: { language: id } }));

/** The samples of all calls in one language; the page takes them from here when the language is chosen. */
export const GET: APIRoute = ({ params }) => {
  const language = fileLanguages.find(({ id }) => id === params.language);
  const text = language ? sampleFile(reference, language) : "";
  return new Response(text, { headers: { "content-type": "text/markdown; charset=utf-8" } });
};
