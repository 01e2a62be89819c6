/**
 * Connects as the database's owner, who may change the schema, and bypasses a pooler, because the advisory lock of
 * migrations belongs to a session. Disables the timeouts of statements and locks, which migrations may exceed. Must run
 * before the settings are read.
 */

/** Connection URL of the services. */
export const applicationUrl = process.env.DATABASE_DIRECT_URL || process.env.DATABASE_URL;

process.env.DATABASE_STATEMENT_TIMEOUT_SECONDS = "0";
process.env.DATABASE_LOCK_TIMEOUT_SECONDS = "0";
process.env.DATABASE_URL = process.env.DATABASE_OWNER_URL || applicationUrl;
