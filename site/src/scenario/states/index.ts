export type { Drive } from "./drive.ts";
export type { Arrow } from "./driven.ts";
export { drives, type MachineId } from "./drives.ts";
