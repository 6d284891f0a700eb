import { existsSync, readFileSync } from "node:fs";
import { buffer } from "node:stream/consumers";
import { memoryReader } from "@openparlance/filters";
import { measureCpu } from "../engine/cpu.ts";
import { classifyFile } from "./outcome.ts";
import type { RunCost } from "./own-process.ts";

const measureArchive = (file: Uint8Array): RunCost => measureCost(() => classifyFile(process.argv[3] ?? "", file));

const unit = (n: number) =>
  `<tu creationdate="20250310T105813Z" creationid="ana"><prop type="x-project">${n % 10}</prop>
<tuv xml:lang="en"><seg>Some value number ${n} stands in <bpt i="1">&lt;b&gt;</bpt>this<ept i="1">&lt;/b&gt;</ept> text.</seg></tuv>
<tuv xml:lang="de"><seg>Der Wert Nummer ${n} steht in <bpt i="1">&lt;b&gt;</bpt>diesem<ept i="1">&lt;/b&gt;</ept> Text.</seg></tuv></tu>\n`;
const pieceBytes = 65_536;

/** Reads a TMX file in pieces. @param input its size in bytes, as text */
function measureMemory(input: Uint8Array): RunCost & { units: number } {
  const bytes = Number(new TextDecoder().decode(input));
  const encoder = new TextEncoder();
  const units = encoder.encode(Array.from({ length: 20_000 }, (_, n) => unit(n)).join(""));
  const reader = memoryReader("a.tmx", { sourceLanguage: "en", targetLanguage: "de" });
  let count = 0;
  const cost = measureCost(() => {
    reader.push(encoder.encode('<?xml version="1.0"?><tmx version="1.4"><header/><body>'));
    for (let read = 0; read < bytes; read += units.length) {
      for (let at = 0; at < units.length; at += pieceBytes) {
        count += reader.push(units.subarray(at, at + pieceBytes)).length;
      }
    }
    reader.push(encoder.encode("</body></tmx>"));
    reader.end();
  });
  return { ...cost, units: count };
}

function measureCost(run: () => unknown): RunCost {
  const memory = process.memoryUsage.rss();
  const seconds = measureCpu(run) / 1000;
  return { seconds, megabytes: Math.max(0, peakMemory() - memory) / 1e6 };
}

/** In bytes. Unlike `VmHWM`, `maxRSS` includes the memory of the parent process when it started this one. */
function peakMemory(): number {
  if (!existsSync("/proc/self/status")) return process.resourceUsage().maxRSS * 1024;
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(readFileSync("/proc/self/status", "utf8"))?.[1]) * 1024;
}

/** Called by `runInProcess`. */
const tasks: Record<string, (input: Uint8Array) => object> = { archive: measureArchive, memory: measureMemory };
const task = tasks[process.argv[2] ?? ""];
if (!task) throw new Error(`no task ${process.argv[2]}`);
console.log(JSON.stringify(task(await buffer(process.stdin))));
