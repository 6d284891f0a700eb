import type { OperatorAction } from "@openparlance/sandbox";

export function describeAct(act: OperatorAction): string {
  switch (act.name) {
    case "command":
      return `parlance ${act.words.join(" ")}`;
    case "mode":
      return `The server switches to ${act.mode} mode.`;
    case "hold":
      return act.isOn ? "Background work is paused." : "Background work resumes.";
    case "forward":
      return act.ms === 0 ? "Background work is complete." : `${act.ms / 1000} seconds pass.`;
    case "reset":
      return "The sandbox is reset.";
    case "faults":
      return "Simulated errors change.";
  }
}
