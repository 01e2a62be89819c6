/** Loads the configuration for work without a database; its settings may be absent. */
process.env.CMS_OFFLINE = "1";
const { default: config } = await import("../src/payload.config.ts");

export default config;
