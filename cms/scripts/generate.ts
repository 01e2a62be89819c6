import { generateImportMap, getPayload } from "payload";
import { generateTypes } from "payload/node";
import config from "./offline-config.ts";

/**
 * `npm run generate`: writes what Payload derives from the configuration, the content types
 * (src/payload-types.ts), the tables (src/payload-schema.ts) and the map of the admin screens'
 * components.
 */
const sanitized = await config;
await generateTypes(sanitized);
const { db } = await getPayload({ config, disableDBConnect: true, disableOnInit: true });
await db.generateSchema?.({ log: false });
await generateImportMap(sanitized);
process.exit(0);
