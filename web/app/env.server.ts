/**
 * Server modules of the app use the settings of the whole web process; browser code must not import
 * them.
 */
export { env } from "../shared/env.ts";
