import { version } from "../../../package.json" with { type: "json" };
import { samplesModule } from "../../scenario/verify/programs.ts";

export const GET = () =>
  new Response(samplesModule(version, new Date().toISOString().slice(0, 10)), {
    headers: { "content-type": "text/javascript; charset=utf-8" },
  });
