import { generateImportMap, getPayload } from "payload";
import { generateTypes } from "payload/node";
import config from "./offline-config.ts";

/**
 * `npm run generate`: writes the files that Payload derives from the configuration: content types
 * (src/payload-types.ts), tables (src/payload-schema.ts) and the import map of the admin screens' components.
 */
const sanitized = await config;
await generateTypes(sanitized);
const { db } = await getPayload({ config, disableDBConnect: true, disableOnInit: true });
await db.generateSchema?.({ log: false });
await generateImportMap(sanitized);
process.exit(0);
