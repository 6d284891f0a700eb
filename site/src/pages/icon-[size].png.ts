import type { APIContext } from "astro";
import { homeScreenPng } from "../shell/brand/icons.ts";

export const getStaticPaths = () => ["192", "512"].map((size) => ({ params: { size } }));

export const GET = ({ params }: APIContext) => new Response(homeScreenPng(Number(params.size)));
