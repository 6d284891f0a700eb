export type { Drive } from "./drive.ts";
export type { Arrow } from "./driven-object.ts";
export { drives, type MachineId } from "./drives.ts";
