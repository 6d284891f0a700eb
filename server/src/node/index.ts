export { type Listening, listen } from "./listener.ts";
export { readSite, siteFileOf } from "./read-site.ts";
export { runServer } from "./run-server.ts";
