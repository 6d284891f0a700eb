import { ico } from "../shell/brand/icons.ts";

export const GET = () => new Response(ico(16));
