import { setFlagsFromString } from "node:v8";

/**
 * Keeps the space of young objects as large as it is at first, in this thread and in those that start later. By itself
 * it grows to 128 MB in each of them as soon as one reads a large file, and hardly shrinks again.
 */
export function keepHeapsSmall(): void {
  setFlagsFromString("--semi-space-growth-factor=1");
}
