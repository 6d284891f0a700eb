import { tabIcon } from "../shell/brand/icons.ts";

export const GET = () => new Response(tabIcon);
