import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/**
 * Brotli's quality: of a page that is sent once, of one that is kept, and of one that was kept for a while:
 * 2, 3 and 50 ms of CPU, and what takes longest is a twelfth smaller.
 */
const qualities = { passing: 4, kept: 6, settled: 11 };

export const encodings = ["br", "gzip", "identity"] as const;
export type Encoding = (typeof encodings)[number];

/** What the renderer answers: beside what is for visitors, what the page cache has to know. */
export interface Drawing extends Response {
  /** The page, where the answer is one; its own body is empty then. */
  html?: string | undefined;
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
  /** What is kept is compressed already, the rest as it is sent (bodyIn). */
  bodies: { identity: Buffer; br?: Buffer; gzip?: Buffer };
  /** Whether the page would be another with a query. */
  readsQuery: boolean;
  /** Shown in place of one that is not there yet, or cannot be: for this once. */
  isEarlier?: boolean;
  /** Its style, as a security policy names it by its hash. */
  inlineStyle?: string | undefined;
}

/** A page that is compressed once and sent many times. */
export interface KeptPage extends DrawnPage {
  bodies: Record<Encoding, Buffer>;
}

/** A route says with its own Cache-Control that anyone may be shown the same bytes. */
export function isForEveryone(policy: string | null | undefined): boolean {
  return !/no-store|private/.test(policy ?? "no-store");
}

export async function toDrawnPage(drawing: Drawing): Promise<DrawnPage> {
  const { html } = drawing;
  const identity =
    html === undefined ? Buffer.from(await drawing.arrayBuffer()) : Buffer.from(html);
  const { status, headers, readsQuery = false, inlineStyle } = drawing;
  return {
    status,
    headers: [...headers],
    readsQuery,
    inlineStyle,
    etag: `W/"${createHash("sha256").update(identity).digest("base64url").slice(0, 22)}"`,
    bodies: { identity },
  };
}

/** With a window of the page's size: one of the default's 4 MB costs a page as much as compressing it. */
function brotli(identity: Buffer, quality: number): Promise<Buffer> {
  const { length } = identity;
  const window = Math.ceil(Math.log2(length + 16));
  return compressBrotli(identity, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: length,
      [constants.BROTLI_PARAM_LGWIN]: Math.min(
        Math.max(window, constants.BROTLI_MIN_WINDOW_BITS),
        constants.BROTLI_DEFAULT_WINDOW,
      ),
    },
  });
}

export async function toKeptPage(page: DrawnPage): Promise<KeptPage> {
  const { identity } = page.bodies;
  const [br, gzipped] = await Promise.all([
    brotli(identity, qualities.kept),
    compressGzip(identity),
  ]);
  return { ...page, bodies: { identity, br, gzip: gzipped } };
}

/** As small as it gets, for the many who will be sent it. */
export async function settledPage(page: KeptPage): Promise<KeptPage> {
  const br = await brotli(page.bodies.identity, qualities.settled);
  return { ...page, bodies: { ...page.bodies, br } };
}

/** The bytes to send: compressed now, in the one encoding that is asked for, where they are not kept. */
export async function bodyIn({ bodies }: DrawnPage, encoding: Encoding): Promise<Buffer> {
  const body = bodies[encoding];
  if (body) {
    return body;
  }
  return encoding === "br"
    ? brotli(bodies.identity, qualities.passing)
    : compressGzip(bodies.identity);
}
