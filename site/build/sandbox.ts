/** Builds the sandbox as a separate file, `sandbox.js`, which pages import by this URL on demand. */
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
