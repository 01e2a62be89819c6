import { configToJSONSchema } from "payload";
import config from "./offline-config.ts";

/** Writes the JSON schema of all content to stdout. src/payload-types.ts is generated from the same schema. */
const sanitized = await config;
const schema = configToJSONSchema(sanitized, sanitized.db.defaultIDType);
process.stdout.write(JSON.stringify(schema), () => process.exit(0));
