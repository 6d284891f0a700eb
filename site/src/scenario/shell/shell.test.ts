import { execFileSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { programs } from "./programs.ts";
import { parseShell, Shell, ShellError } from "./shell.ts";

function openShell(variables: Record<string, string> = {}) {
  const files = new Map<string, string>();
  const read = async (name: string) => files.get(name) ?? Promise.reject(new Error(`${name}: No such file`));
  return new Shell(
    programs,
    { read, write: (name, bytes) => files.set(name, bytes), has: (name) => files.has(name) },
    variables,
  );
}

const folder = new URL("../../samples/", import.meta.url);

test.each(globSync("*/*.sh", { cwd: folder }))("the sample %s is read", (file) => {
  expect(parseShell(readFileSync(new URL(file, folder), "utf8")).commands.length).toBeGreaterThan(0);
});

describe("prints what bash prints", () => {
  test.each([
    `echo "a  b" 'c"d' e\\ f\\\n  g # no more`,
    `X='{"id":12,"projects":[{"id":7}]}'; printf '%s' "$X" | grep -o '"id":[0-9]*' | head -1 | cut -d: -f2`,
    `X='{"projects":[{"id":7'; printf '%s' "$X" | grep -o '"projects":\\[{"id":[0-9]*' | grep -o '[0-9]*$'`,
    `IDS=$(printf '1\\n2\\n' | paste -sd, -); A=\${IDS%,*} B=\${IDS#*,}; echo "$A-$B-\${C:-none}"`,
    `for i in $(seq 9); do case $i in 3 | 4*) continue_=yes; break ;; *) printf '%s ' "$i" ;; esac; done; echo "$continue_"`,
    `if [ -f nowhere ]; then echo a; elif [ -f there ]; then echo b; else echo c; fi`,
    `printf 'größe' | sed 's/öß/(&)/' > f; cat f && cmp f f && echo same`,
    `printf 'a b\\nc b\\n' | sed -e 's/b/x{1}/g' -e 's/x{1}$/y/' | tail -1`,
    `printf 'one\\ntwo\\nthree\\n' | sed -n 2p`,
    `grep -o z << END || echo "no $(echo z)"\nx $((1+1))\nEND`.replace("$((1+1))", "$HOME_"),
    `printf 'a%.0s' $(seq 5); echo; printf '%s-' a b c; echo`,
    `printf '\\1\\2' | base64; printf 'x' | openssl dgst -sha256 -hmac k -binary | base64`,
    `JOB=$(cat << END\n{ "id": \${ID:-4}, "name": "it's \\"so\\"" }\nEND\n)\necho "$JOB"`,
    `cat << END\na \\$b \\\\ "c" \\n \\\nd\nEND\ncat << 'END'\na $b \\\\ \\\nd\nEND\ncat << END\n\${X:-a \\$b} \\\nd\nEND`,
    `for i in 1 2; do echo a; if [ -f there ]; then echo b; else echo "c$i"; break; fi; done; echo d`,
    `head -c 3 /dev/zero | tr '\\0' ' '; echo "|"`,
    `echo $'a\\r\\nb\\'c' "$(printf 'x\\n\\n')"`,
  ])("%s", async (program) => {
    const options = { encoding: "utf8", cwd: import.meta.dirname } as const;
    const expected = execFileSync("bash", ["-c", `set -e; cd "$(mktemp -d)"; ${program}`], options);
    expect(await openShell().run(program)).toBe(expected);
  });
});

describe("ends", () => {
  test("with the message of a variable that is not set", async () => {
    await expect(openShell().run(`echo "\${MEMORY_ID:?create a memory first}"`)).rejects.toThrow(
      new ShellError("MEMORY_ID: create a memory first"),
    );
  });

  test("at the first command that fails, unless the program tests it", async () => {
    await expect(openShell().run("printf a | grep -o b\necho c")).rejects.toThrow("A command failed with status 1.");
    expect(await openShell().run("printf a | grep -o b || echo c")).toBe("c\n");
  });

  test.each([
    "! cat f",
    "cat f 2> e",
    "cat f >> e",
    "cat <<< a",
    "echo a &",
    "case a in ?) ;; esac",
    "case a in [a-z]) ;; esac",
    ...["#X", "X%%.*", "X##*.", "X:1"].map((expansion) => `echo \${${expansion}}`),
    "X+=a",
    "X=(a b)",
    "echo $?",
    "cat <<- END\n\ta\n\tEND",
  ])("at what it would do in another way than bash: %s", async (program) => {
    await expect(openShell().run(program)).rejects.toThrow("The page's shell has no ");
  });

  test("at a program that it doesn't have, and at what it cannot read", async () => {
    await expect(openShell().run("node receiver.mjs")).rejects.toThrow("The page has no program node.");
    expect(() => parseShell("echo )")).toThrow("Unexpected text in line 1");
  });
});

test("variables stay from one program to the next", async () => {
  const shell = openShell({ API: "http://localhost" });
  await shell.run("ID=$(printf 4)");
  expect(await shell.run('echo "$API/$ID"')).toBe("http://localhost/4\n");
});
