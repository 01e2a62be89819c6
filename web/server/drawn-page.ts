import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Brotli's quality: a page that is kept is compressed once and sent many times, another one only once. */
const qualities = { kept: 10, passing: 4 };

export const encodings = ["br", "gzip", "identity"] as const;
export type Encoding = (typeof encodings)[number];

/** What the renderer answers: beside what is for visitors, what the page cache has to know. */
export interface Drawing extends Response {
  /** Tags of the content that it was drawn from; where it does not say, any change may change it. */
  dependsOn?: readonly string[];
  /** Whether it would be another with a query. */
  readsQuery?: boolean;
  /** Its style, as a security policy names it by its hash. */
  inlineStyle?: string | undefined;
}

/** A drawn page as bytes, ready to send. */
export interface DrawnPage {
  status: number;
  headers: [string, string][];
  /** Weak: the same for every encoding of the page. */
  etag: string;
  bodies: Record<Encoding, Buffer>;
  /** Whether the page would be another with a query. */
  readsQuery: boolean;
  /** Shown in place of one that is not there yet, or cannot be: for this once. */
  isEarlier?: boolean;
  /** Its style, as a security policy names it by its hash. */
  inlineStyle?: string | undefined;
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
  drawing: Drawing,
  use: keyof typeof qualities,
): Promise<DrawnPage> {
  const identity = Buffer.from(await drawing.arrayBuffer());
  const { status, headers, readsQuery = false, inlineStyle } = drawing;
  return {
    status,
    headers: [...headers],
    readsQuery,
    inlineStyle,
    etag: `W/"${createHash("sha256").update(identity).digest("base64url").slice(0, 22)}"`,
    bodies: await compress(identity, use),
  };
}
