import type { OperatorAction } from "@openparlance/sandbox";

export function describeAction(action: OperatorAction): string {
  switch (action.name) {
    case "command":
      return `parlance ${action.words.join(" ")}`;
    case "mode":
      return `The server switches to ${action.mode} mode.`;
    case "hold":
      return action.isOn ? "Background work is paused." : "Background work resumes.";
    case "forward":
      return action.ms === 0 ? "Background work is complete." : `${action.ms / 1000} seconds pass.`;
    case "reset":
      return "The sandbox is reset.";
    case "faults":
      return "Simulated errors change.";
  }
}
