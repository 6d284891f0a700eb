export type { Account, Act, DeliveryMessage, Faults, Mode, SandboxAccounts } from "./messages.ts";
export { openSandbox, type Receiver, type Sandbox } from "./page.ts";
