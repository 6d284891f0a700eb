import { runServer } from "@openparlance/server/node";

// A server whose site is in the folder that is its argument.
await runServer(process.env, { siteFolder: process.argv[2] ?? "" });
