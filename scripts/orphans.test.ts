import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, onTestFinished, test } from "vitest";
import { cpuSecondsBelow } from "./orphans.ts";

test("the time of processes below one counts, and of those they waited for", async () => {
  const busy = "for (const end = process.cpuUsage().user + 2e5; process.cpuUsage().user < end; );";
  const waiting = `
    require("node:child_process").spawnSync(process.execPath, ["-e", ${JSON.stringify(busy)}]);
    console.log("done");
    process.stdin.resume();`;
  const between = `
    const { spawn } = require("node:child_process");
    spawn(process.execPath, ["-e", ${JSON.stringify(waiting)}], { stdio: "inherit" });`;
  const child = spawn(process.execPath, ["-e", between], { stdio: ["pipe", "pipe", "inherit"] });
  onTestFinished(async () => {
    child.stdin.end();
    await once(child, "close");
  });
  await once(child.stdout, "data");
  const report = process.platform === "linux" ? 0.2 : 0;
  expect(await cpuSecondsBelow(child.pid ?? 0)).toBeGreaterThanOrEqual(report);
});
