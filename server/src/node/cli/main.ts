#!/usr/bin/env node
import { runCommandLine } from "./run-program.ts";

await runCommandLine();
