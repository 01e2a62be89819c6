/**
 * Changes nothing: its snapshot has the tables that are no collections (own-tables.ts), which
 * earlier migrations made by hand.
 */
export async function up(): Promise<void> {}

export async function down(): Promise<void> {}
