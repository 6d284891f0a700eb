import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { open, rm, stat } from "node:fs/promises";
import { CliError } from "../../commands/command.ts";
import type { ModelFile } from "./read-registry.ts";

export interface FileDownload {
  /** The limit of time without data, in milliseconds. */
  idleMs: number;
  /** @param bytes the number of bytes on the disk */
  report(bytes: number): void;
}

const maxAttempts = 3;

/**
 * Downloads a file to a path, continuing an interrupted download, and verifies it. If the download fails, received data
 * is kept, unless it is wrong. @throws CliError
 */
export async function downloadFile(file: ModelFile, path: string, download: FileDownload): Promise<void> {
  for (let attempts = 1, received = await sizeOf(path); received < file.size; attempts++) {
    const reason = await receive(file, path, download);
    received = await sizeOf(path);
    if (reason !== undefined && attempts === maxAttempts) {
      throw new CliError(
        `${file.name} can't be downloaded: ${reason} after ${received} of ${file.size} bytes. Run the command again to resume.`,
      );
    }
  }
  if ((await sizeOf(path)) === file.size && (await hashOf(path)) === file.sha256) return;
  await rm(path, { force: true });
  throw new CliError(`${file.name} was not installed: ${file.url} doesn't have the SHA-256 that the registry states.`);
}

/** @returns the reason why the file is incomplete; undefined when it is complete */
async function receive({ url, size }: ModelFile, path: string, download: FileDownload): Promise<string | undefined> {
  const start = await sizeOf(path);
  const aborter = new AbortController();
  const stop = () => aborter.abort();
  let idle = setTimeout(stop, download.idleMs);
  const file = await open(path, "a");
  try {
    const response = await fetch(url, {
      signal: aborter.signal,
      // A compressed transfer can't be continued.
      headers: { "accept-encoding": "identity", ...(start > 0 && { range: `bytes=${start}-` }) },
    });
    const isResumed = response.status === 206 && response.headers.get("content-range")?.startsWith(`bytes ${start}-`);
    if (!isResumed && response.status !== 200) {
      await response.body?.cancel();
      // The existing bytes are not the start of this file. Any other failure may be temporary.
      if (response.status === 416) await file.truncate(0);
      return `status ${response.status}`;
    }
    let bytes = isResumed ? start : 0;
    if (!isResumed && start > 0) await file.truncate(0);
    for await (const part of response.body ?? []) {
      clearTimeout(idle);
      idle = setTimeout(stop, download.idleMs);
      bytes += part.length;
      await file.writeFile(part);
      download.report(Math.min(bytes, size));
      // A single excess byte shows that it is another file.
      if (bytes > size) return undefined;
    }
    await file.sync();
    return bytes < size ? "the connection ended" : undefined;
  } catch (error) {
    if ("syscall" in (error as Error)) throw diskError(error);
    if (aborter.signal.aborted) return `nothing arrived for ${download.idleMs / 1000} s`;
    const { code } = ((error as Error).cause ?? error) as { code?: unknown };
    return typeof code === "string" ? code : "the connection ended";
  } finally {
    clearTimeout(idle);
    aborter.abort();
    await file.close();
  }
}

/** The message for a full disk, or a folder that can't be written. */
export function diskError(error: unknown): CliError {
  const { code, path } = error as NodeJS.ErrnoException;
  if (code === "ENOSPC" || code === "EDQUOT") return new CliError("The disk is full. The model was not installed.");
  return new CliError(`${path ?? "The folder of models"} can't be written (${code}). The model was not installed.`);
}

const sizeOf = async (path: string): Promise<number> => (await stat(path).catch(() => undefined))?.size ?? 0;

async function hashOf(path: string): Promise<string> {
  const hash = createHash("sha256");
  for await (const part of createReadStream(path)) hash.update(part as Buffer);
  return hash.digest("hex");
}
