/** The configuration for work that touches no database: its settings need not be there. */
process.env.CMS_OFFLINE = "1";
const { default: config } = await import("../src/payload.config.ts");

export default config;
