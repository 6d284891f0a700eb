import { globSync, readFileSync } from "node:fs";

/** Files that may contain a command. */
const files = "**/*.{md,mdx,yaml,json,ts,tsx,astro,mjs,sh,service,conf,txt,html}";
const otherFiles = ["deploy/**/{Dockerfile,environment,parlance}", ".github/**/*.yml"];
const excludedFiles = [
  "**/node_modules/**",
  "**/dist/**",
  "**/.astro/**",
  "**/.cache/**",
  "data/**",
  "package-lock.json",
  // These files contain the refused forms.
  "scripts/words/program-names*.ts",
];

const launcher = String.raw`(?:npx|bunx|(?:npm|pnpm|yarn|bun)(?: -\S+(?: [^\s-]\S*)?)* (?:exec|x|dlx|install|i|add))`;
const name = String.raw`["']?(?:open)?parlance(?:@[^\s"'\`]*)?`;
const commandPattern = new RegExp(String.raw`\b${launcher}(?: [^\s\`|;&]+)*? ${name}(?=["'\`),:;.…\s]|$)`, "gm");
const settingPattern = /"args":\s*\[[^\]]*"(?:open)?parlance"/g;

/** Commands that run only installed programs: in npm's registry, `parlance` is an unrelated package. */
const allowedCommandPattern =
  /^(?:npx --no(?: --prefix \S+)? parlance|"args":\s*\["--no", "--prefix", "[^"]+", "parlance")$/;

/** Finds commands that name the program in a way that npm looks up in its registry. */
export const findRegistryNames = (text: string): { index: number; form: string }[] =>
  [...text.matchAll(commandPattern), ...text.matchAll(settingPattern)]
    .map(({ index, 0: form }) => ({ index, form }))
    .filter(({ form }) => !allowedCommandPattern.test(form));

/** Checks all texts of the repository. @returns `file:line: form` */
export const checkProgramNames = (): string[] =>
  globSync([files, ...otherFiles], { exclude: excludedFiles })
    .sort()
    .flatMap((file) => {
      const text = readFileSync(file, "utf8");
      return findRegistryNames(text).map(({ index, form }) => {
        const line = text.slice(0, index).split("\n").length;
        return `${file}:${line}: ${form}: write parlance, or npx --no parlance in a clone.`;
      });
    });
