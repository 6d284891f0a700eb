import { version } from "../../../package.json" with { type: "json" };
import { samplesModule } from "../../scenario/verify/programs.ts";

/** The samples of the site as programs, for the page that verifies them. */
export const GET = () =>
  new Response(samplesModule(version, new Date().toISOString().slice(0, 10)), {
    headers: { "content-type": "text/javascript; charset=utf-8" },
  });
