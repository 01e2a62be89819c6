/**
 * Connects as the database's owner, who may change the schema. Without DATABASE_OWNER_URL, bypasses a connection
 * pooler, because the advisory lock of migrations belongs to a session. Disables the timeouts of statements and locks,
 * because migrations may take longer. Must run before the settings are read.
 */

const { DATABASE_URL, DATABASE_DIRECT_URL, DATABASE_OWNER_URL } = process.env;

/** Connection URLs of the services; the URL of a pooler is first. */
export const applicationDatabaseUrls = [DATABASE_URL, DATABASE_DIRECT_URL].filter((url) => url);

process.env.DATABASE_STATEMENT_TIMEOUT_SECONDS = "0";
process.env.DATABASE_LOCK_TIMEOUT_SECONDS = "0";
process.env.DATABASE_URL = DATABASE_OWNER_URL || DATABASE_DIRECT_URL || DATABASE_URL;
