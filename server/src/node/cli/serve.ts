import type { Command } from "./command.ts";

/** Options that replace a variable. */
const variables = { port: "PORT", host: "HOST", data: "PARLANCE_DATA" } as const;

export const serve: Command = {
  usage: "serve [--port …] [--host …] [--data …] [--from …]",
  does: "starts the server, with the documentation and the API on one port; --from fills a new data folder from a saved sandbox",
  async run({ options }, env) {
    const inputs = Object.entries(variables).flatMap(([option, variable]) =>
      options[option] === undefined ? [] : [[variable, String(options[option])]],
    );
    // No other command needs the server, and other commands start much faster without it.
    const { startServer } = await import("../run-server.ts");
    await startServer({ ...env, ...Object.fromEntries(inputs) }, { from: options.from as string | undefined });
    return [];
  },
};
