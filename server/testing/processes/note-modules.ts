import { appendFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { isMainThread } from "node:worker_threads";

// Records the URLs of the modules that the main thread loads, one on each line.
if (isMainThread) {
  registerHooks({
    load(url, context, nextLoad) {
      appendFileSync(process.env.NOTED_MODULES ?? "", `${url}\n`);
      return nextLoad(url, context);
    },
  });
}
