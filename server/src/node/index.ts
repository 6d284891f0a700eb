export { type Listener, listen } from "./listener/listener.ts";
export { buildSiteFile, readSite } from "./listener/read-site.ts";
export { runServer } from "./run-server.ts";
export { unpackSavedState } from "./saved-state.ts";
