#!/usr/bin/env node
import "../compile-cache.ts";

const { runCli } = await import("./run-cli.ts");
process.exitCode = await runCli(process.argv.slice(2), process.env);
