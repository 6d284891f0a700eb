/**
 * A plugin of Vite that builds the sandbox as a separate file, `sandbox.js`. A page imports it from this URL when it
 * needs it, and loads no part of it before.
 */
export const sandboxEntry = () => ({
  name: "sandbox-entry",
  apply: "build" as const,
  buildStart(this: { environment?: { name: string }; emitFile(file: object): void }) {
    if (this.environment?.name === "client") {
      this.emitFile({
        type: "chunk",
        id: "@openparlance/sandbox",
        fileName: "sandbox.js",
        preserveSignature: "strict",
      });
    }
  },
});
