import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { replaceSource } from "./curl.ts";

const program = `printf '%s' '{"source":"The gangway is closed.","rich":true}'`;

test.each(["The berth is free.", "Don't run.", `Say "no", $HOME \\ \`id\`!`, "$& $1"])(
  "the shell sends %s as it was written",
  (source) => {
    const sent = execFileSync("bash", ["-c", replaceSource(program, source)], { encoding: "utf8" });
    expect(JSON.parse(sent)).toEqual({ source, rich: true });
    expect(replaceSource(replaceSource(program, source), "Once more.")).toContain('"source":"Once more."');
  },
);
