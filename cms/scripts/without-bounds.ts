/**
 * Must run before the settings are read: migrations may exceed the statement timeout, and their advisory lock belongs
 * to a session, which a pooler does not preserve.
 */
process.env.DATABASE_STATEMENT_TIMEOUT_SECONDS = "0";
process.env.DATABASE_LOCK_TIMEOUT_SECONDS = "0";
process.env.DATABASE_URL = process.env.DATABASE_DIRECT_URL || process.env.DATABASE_URL;
