export { type Listening, listen } from "./listener.ts";
export { buildSiteFile, readSite } from "./read-site.ts";
export { runServer } from "./run-server.ts";
