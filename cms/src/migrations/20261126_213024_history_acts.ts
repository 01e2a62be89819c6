import { type MigrateDownArgs, type MigrateUpArgs, sql } from "@payloadcms/db-postgres";

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "document_changes" ADD COLUMN "is_unpublished" boolean DEFAULT false NOT NULL;
  -- Publishes recorded so far count as publishes of every language.
  UPDATE "document_changes" SET "locale" = '' WHERE "is_published";

  -- An unpublish used to leave two versions marked as the latest, so that lists showed the document twice.
  DO $$
  DECLARE versions text;
  BEGIN
    FOREACH versions IN ARRAY ARRAY['_announcements_v', '_authors_v', '_categories_v', '_legal_v',
      '_pages_v', '_posts_v', '_pricing_plans_v', '_tags_v', '_testimonials_v']
    LOOP
      EXECUTE format('UPDATE %1$I v SET latest = false WHERE latest AND EXISTS (
        SELECT FROM %1$I o WHERE o.parent_id = v.parent_id AND o.latest
          AND (o.updated_at, o.id) > (v.updated_at, v.id))', versions);
    END LOOP;
  END $$;`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "document_changes" DROP COLUMN "is_unpublished";`)
}
