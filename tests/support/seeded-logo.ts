import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";

const file = path.join(import.meta.dirname, "../../cms/src/seed/content/media/logo.svg");
// Removes the white space between elements, as the CMS does when it stores an SVG.
const stored = readFileSync(file, "utf8").replace(/>\s+</g, "><").trim();
const mark = createHash("sha256").update(stored).update("{}").digest("hex");

/** URL of the seeded logo; its name contains a hash of the file's bytes and its crop. */
export const seededLogo = `/api/media/file/logo-${mark.slice(0, 12)}.svg`;
