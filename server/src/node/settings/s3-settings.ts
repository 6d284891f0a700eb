import { StartError } from "../start-error.ts";
import { type Env, readFlag } from "./read-setting.ts";

export interface S3Settings {
  bucket: string;
  /** The prefix of each object's name; empty, or with a slash at its end. */
  prefix: string;
  region: string;
  /** Without a slash at the end. */
  endpoint: string;
  /** Whether URLs have the bucket in their path, not in their host. */
  isPathStyle: boolean;
  keyId: string;
  secret: string;
  sessionToken: string | undefined;
}

/** The S3-compatible store in the environment; undefined without `PARLANCE_S3_BUCKET`. @throws StartError */
export function readS3(env: Env): S3Settings | undefined {
  const bucket = env.PARLANCE_S3_BUCKET;
  if (!bucket) return undefined;
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket)) {
    throw new StartError(`PARLANCE_S3_BUCKET must be the name of a bucket, not "${bucket}".`);
  }
  const keyId = env.PARLANCE_S3_KEY_ID || env.AWS_ACCESS_KEY_ID;
  const secret = env.PARLANCE_S3_SECRET || env.AWS_SECRET_ACCESS_KEY;
  if (!keyId || !secret) {
    throw new StartError(
      "PARLANCE_S3_BUCKET needs PARLANCE_S3_KEY_ID and PARLANCE_S3_SECRET, or AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.",
    );
  }
  const region = env.PARLANCE_S3_REGION || env.AWS_REGION || "us-east-1";
  return {
    bucket,
    prefix: readPrefix(env.PARLANCE_S3_PREFIX),
    region,
    endpoint: readEndpoint(env.PARLANCE_S3_ENDPOINT) ?? `https://s3.${region}.amazonaws.com`,
    isPathStyle: readFlag(env, "PARLANCE_S3_PATH_STYLE") ?? Boolean(env.PARLANCE_S3_ENDPOINT),
    keyId,
    secret,
    // The session token is valid only with the key from the same source.
    sessionToken: env.PARLANCE_S3_KEY_ID ? undefined : env.AWS_SESSION_TOKEN || undefined,
  };
}

function readPrefix(text = ""): string {
  const prefix = text.replace(/(?<!\/)\/+$/, "");
  if (/^[\w.-]*(?:\/[\w.-]+)*$/.test(prefix)) return prefix && `${prefix}/`;
  throw new StartError(`PARLANCE_S3_PREFIX must be letters, digits, ".", "-", "_" and "/", not "${text}".`);
}

function readEndpoint(text: string | undefined): string | undefined {
  if (!text) return undefined;
  const url = URL.parse(text);
  if (url && /^https?:$/.test(url.protocol) && url.pathname === "/") return url.origin;
  throw new StartError(`PARLANCE_S3_ENDPOINT must be a URL such as https://s3.example, not "${text}".`);
}
