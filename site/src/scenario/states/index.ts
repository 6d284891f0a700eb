export type { Drive } from "./drive.ts";
export type { Arrow } from "./driven-object.ts";
export { type MachineId, machineDrivers } from "./machine-drivers.ts";
