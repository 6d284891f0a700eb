/**
 * A plugin of Vite that puts the sandbox at a URL of its own, `sandbox.js`. A page that needs it imports it from there,
 * and loads nothing of it before.
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
