/** Loads the configuration for commands that need no database. Required environment variables may be absent. */
process.env.CMS_OFFLINE = "1";
const { default: config } = await import("../src/payload.config.ts");

export default config;
