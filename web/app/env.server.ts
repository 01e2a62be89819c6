/** The rendering half of the web process has the settings of the whole; browsers have none. */
export { env } from "../shared/env.ts";
