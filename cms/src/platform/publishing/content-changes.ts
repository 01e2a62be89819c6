import { env } from "../env.ts";
import { ContentChanges } from "./content-change-stream.ts";

/** Content changes that this process receives; cms/server.ts opens and closes the connection. */
export const contentChanges = new ContentChanges(env.DATABASE_DIRECT_URL ?? env.DATABASE_URL);
