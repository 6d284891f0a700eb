import { homeScreenPng } from "../shell/brand/icons.ts";

export const GET = () => new Response(homeScreenPng(180));
