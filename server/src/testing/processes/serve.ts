import { runServer } from "../../node/run-server.ts";

// A server with the site in a folder that is its argument.
await runServer(process.env, { siteFolder: process.argv[2] ?? "" });
