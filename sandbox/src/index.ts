export type { Account, Accounts, Act, DeliveryMessage, Faults, Mode } from "./messages.ts";
export { openSandbox, type Receiver, type Sandbox } from "./page.ts";
