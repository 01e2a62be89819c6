import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { dependsOnHeader } from "./depends-on.ts";
import { inlineStyleHeader } from "./page-styles.ts";
import { readsQueryHeader } from "./reads-query.ts";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Brotli's quality: a page that is kept is compressed once and sent many times, another one only once. */
const qualities = { kept: 10, passing: 4 };

/** For ourselves alone. */
const internalHeaders = [dependsOnHeader, readsQueryHeader, inlineStyleHeader];

export const encodings = ["br", "gzip", "identity"] as const;
export type Encoding = (typeof encodings)[number];

/** A drawn page as bytes, ready to send. */
export interface DrawnPage {
  status: number;
  headers: [string, string][];
  /** Weak: the same for every encoding of the page. */
  etag: string;
  bodies: Record<Encoding, Buffer>;
  /** Whether the page would be another with a query (routes/site-page.server.ts). */
  readsQuery: boolean;
  /** Shown in place of one that is not there yet, or cannot be: for this once. */
  isEarlier?: boolean;
  /** Its style, as a security policy names it by its hash. */
  inlineStyle: string | null;
}

/** A route says with its own Cache-Control that anyone may be shown the same bytes. */
export function isForEveryone(policy: string | null | undefined): boolean {
  return !/no-store|private/.test(policy ?? "no-store");
}

async function compress(identity: Buffer, use: keyof typeof qualities) {
  const [br, gzipped] = await Promise.all([
    compressBrotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: qualities[use] } }),
    compressGzip(identity),
  ]);
  return { identity, br, gzip: gzipped };
}

export async function toDrawnPage(
  response: Response,
  use: keyof typeof qualities,
): Promise<DrawnPage> {
  const identity = Buffer.from(await response.arrayBuffer());
  return {
    status: response.status,
    headers: [...response.headers].filter(([name]) => !internalHeaders.includes(name)),
    readsQuery: response.headers.has(readsQueryHeader),
    inlineStyle: response.headers.get(inlineStyleHeader),
    etag: `W/"${createHash("sha256").update(identity).digest("base64url").slice(0, 22)}"`,
    bodies: await compress(identity, use),
  };
}
