export type { Account, DeliveryMessage, Faults, Mode, OperatorAction as Act, SandboxAccounts } from "./messages.ts";
export { openSandbox, type Receiver, type Sandbox } from "./page.ts";
