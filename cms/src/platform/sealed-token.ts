import type { z } from "zod";
import { sealText, unsealText } from "./sealed-text.ts";

/** Returns content as an encrypted token. The token can be decrypted for the same purpose only (sealed-text.ts). */
export function sealToken(content: object, purpose: string): string {
  return sealText(JSON.stringify(content), purpose).toString("base64url");
}

/** Returns the content of a token; undefined if sealToken did not create it for this purpose. */
export function unsealToken<Schema extends z.ZodType>(
  schema: Schema,
  token: string,
  purpose: string,
): z.output<Schema> | undefined {
  const text = unsealText(Buffer.from(token, "base64url"), purpose);
  return text === undefined ? undefined : schema.parse(JSON.parse(text));
}
