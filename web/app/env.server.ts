/** Settings of the web process, for server modules of the app; browser code must not import this module. */
export { env } from "../shared/env.ts";
