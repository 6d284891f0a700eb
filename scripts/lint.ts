import { lint } from "./checks.ts";

const { failed } = await lint();
process.exitCode = failed > 0 ? 1 : 0;
