/**
 * A plugin of Vite that puts the sandbox at an address of its own, `sandbox.js`: whatever page wants it imports it
 * from there, and none loads any of it before.
 */
export const sandboxEntry = () => ({
  name: "sandbox-entry",
  apply: "build" as const,
  buildStart(this: { environment?: { name: string }; emitFile(file: object): void }) {
    if (this.environment?.name === "client") {
      this.emitFile({ type: "chunk", id: "@parlance/sandbox", fileName: "sandbox.js", preserveSignature: "strict" });
    }
  },
});
