/**
 * Disables the timeouts of statements and locks, which migrations may exceed, and bypasses the pooler, because the
 * advisory lock of migrations belongs to a session. Must run before the settings are read.
 */
process.env.DATABASE_STATEMENT_TIMEOUT_SECONDS = "0";
process.env.DATABASE_LOCK_TIMEOUT_SECONDS = "0";
process.env.DATABASE_URL = process.env.DATABASE_DIRECT_URL || process.env.DATABASE_URL;
