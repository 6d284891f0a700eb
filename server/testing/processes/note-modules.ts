import { appendFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { isMainThread } from "node:worker_threads";

// Appends the URL of each module that the main thread loads, one per line.
if (isMainThread) {
  registerHooks({
    load(url, context, nextLoad) {
      appendFileSync(process.env.NOTED_MODULES ?? "", `${url}\n`);
      return nextLoad(url, context);
    },
  });
}
