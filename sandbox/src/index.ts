export type { Account, DeliveryMessage, Faults, Mode, OperatorAction, SandboxAccounts } from "./messages.ts";
export { openSandbox, type Receiver, type Sandbox } from "./page.ts";
