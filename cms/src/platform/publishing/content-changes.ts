import { env } from "../env.ts";
import { ContentChanges } from "./content-change-stream.ts";

/** Content changes of this process; cms/server.ts starts and closes the connection. */
export const contentChanges = new ContentChanges(env.DATABASE_DIRECT_URL ?? env.DATABASE_URL);
