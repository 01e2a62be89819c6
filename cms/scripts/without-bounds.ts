/**
 * Before the settings are read: migrations take as long as they take, and the lock that keeps several
 * apart belongs to a session, which a pooler does not keep.
 */
process.env.DATABASE_STATEMENT_TIMEOUT_SECONDS = "0";
process.env.DATABASE_LOCK_TIMEOUT_SECONDS = "0";
process.env.DATABASE_URL = process.env.DATABASE_DIRECT_URL || process.env.DATABASE_URL;
