import { env } from "../env.ts";
import { ContentChangeStream } from "./content-change-stream.ts";

/** Content changes that this process receives; cms/server.ts opens and closes the connection. */
export const contentChanges = new ContentChangeStream(env.DATABASE_DIRECT_URL ?? env.DATABASE_URL);
