import { env } from "../env.ts";
import { ContentChanges } from "./content-change-stream.ts";

/** This process's ear for content changes; cms/server.ts starts and closes it. */
export const contentChanges = new ContentChanges(env.DATABASE_DIRECT_URL ?? env.DATABASE_URL);
