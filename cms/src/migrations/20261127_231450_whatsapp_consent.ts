import { type MigrateDownArgs, type MigrateUpArgs, sql } from "@payloadcms/db-postgres";

type Db = MigrateUpArgs["db"];

/** The seed's notices until now, which bundled both consents, the notices that replace them, and the box's text. */
const texts = [
  {
    locale: "pt-BR",
    from: "Ao se inscrever, você aceita receber os nossos artigos por e-mail e, pelo WhatsApp, convites da equipe comercial para conversar. Para sair, use o link no fim de qualquer e-mail e confirme.",
    to: "Ao se inscrever, você aceita receber os nossos artigos por e-mail. Só enviamos ofertas pelo WhatsApp se você marcar a opção acima. Para sair, use o link no fim de qualquer e-mail e confirme.",
    box: "Quero receber ofertas da equipe comercial pelo WhatsApp (opcional)",
  },
  {
    locale: "en-US",
    from: "By signing up you agree to receive our articles by email and, on WhatsApp, invitations from our sales team to talk. To leave, use the link at the end of any email and confirm.",
    to: "By signing up you agree to receive our articles by email. We send offers on WhatsApp only if you check the box above. To leave, use the link at the end of any email and confirm.",
    box: "Send me offers from the sales team on WhatsApp (optional)",
  },
  {
    locale: "es-ES",
    from: "Al suscribirse, acepta recibir nuestros artículos por correo y, por WhatsApp, invitaciones del equipo comercial a conversar. Para darse de baja, use el enlace al final de cualquier correo y confirme.",
    to: "Al suscribirse, acepta recibir nuestros artículos por correo. Solo enviamos ofertas por WhatsApp si marca la casilla de arriba. Para darse de baja, use el enlace al final de cualquier correo y confirme.",
    box: "Quiero recibir ofertas del equipo comercial por WhatsApp (opcional)",
  },
];

/**
 * Publishes a copy of the settings' published version, so that leads that were sent so far keep the version whose
 * texts their senders saw. Returns the copy's id; undefined in an empty database.
 */
async function copyPublishedVersion(db: Db): Promise<string | undefined> {
  const { rows } = await db.execute<{ from: string; to: string; at: string }>(sql`
    SELECT id AS "from", gen_random_uuid() AS "to", now()::timestamptz(3)::text AS "at" FROM _site_settings_v
    WHERE version__status = 'published' AND snapshot IS NOT TRUE ORDER BY updated_at DESC LIMIT 1`);
  const [version] = rows;
  if (!version) {
    return undefined;
  }
  const { from, to, at } = version;
  await db.execute(sql`
    INSERT INTO _site_settings_v SELECT copy.* FROM _site_settings_v source, jsonb_populate_record(source,
      jsonb_build_object('id', ${to}::text, 'created_at', ${at}::text, 'updated_at', ${at}::text,
        'version_updated_at', ${at}::text, 'autosave', false)) copy
    WHERE source.id = ${from}`);
  await db.execute(sql`UPDATE _site_settings_v SET latest = false WHERE id = ${from}`);
  await db.execute(sql`UPDATE site_settings SET updated_at = ${at}`);
  await db.execute(sql`
    INSERT INTO _site_settings_v_locales SELECT copy.* FROM _site_settings_v_locales source,
      jsonb_populate_record(source, jsonb_build_object('_parent_id', ${to}::text,
        'id', nextval(pg_get_serial_sequence('_site_settings_v_locales', 'id')))) copy
    WHERE source._parent_id = ${from}`);
  for (const list of ["social_links", "certificates"]) {
    const rowsTable = sql.identifier(`_site_settings_v_version_${list}`);
    const textsName = `_site_settings_v_version_${list}_locales`;
    const textsTable = sql.identifier(textsName);
    await db.execute(sql`
      INSERT INTO ${rowsTable} SELECT copy.* FROM ${rowsTable} source,
        jsonb_populate_record(source, jsonb_build_object('_parent_id', ${to}::text,
          'id', md5(source.id || ${to}::text)::uuid)) copy
      WHERE source._parent_id = ${from}`);
    await db.execute(sql`
      INSERT INTO ${textsTable} SELECT copy.* FROM ${textsTable} source,
        jsonb_populate_record(source, jsonb_build_object(
          '_parent_id', md5(source._parent_id || ${to}::text)::uuid,
          'id', nextval(pg_get_serial_sequence(${textsName}, 'id')))) copy
      WHERE source._parent_id IN (SELECT id FROM ${rowsTable} WHERE _parent_id = ${from})`);
  }
  return to;
}

/** Adds the box's text to the live settings and their draft, and replaces the notice where it is still the seed's. */
async function addTexts(db: Db, published: string): Promise<void> {
  for (const { locale, from, to, box } of texts) {
    await db.execute(sql`UPDATE site_settings_locales SET whatsapp_consent = ${box},
      newsletter_notice = CASE newsletter_notice WHEN ${from} THEN ${to} ELSE newsletter_notice END
      WHERE _locale = ${locale}::_locales`);
    await db.execute(sql`UPDATE _site_settings_v_locales SET version_whatsapp_consent = ${box},
      version_newsletter_notice =
        CASE version_newsletter_notice WHEN ${from} THEN ${to} ELSE version_newsletter_notice END
      WHERE _locale = ${locale}::_locales
        AND _parent_id IN (SELECT id FROM _site_settings_v WHERE latest OR id = ${published})`);
  }
}

/** Adds the consent to offers on WhatsApp, with its text in the site settings. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_leads_whatsapp_consent" AS ENUM('yes', 'no');
  ALTER TABLE "leads" ADD COLUMN "whatsapp_consent" "enum_leads_whatsapp_consent";
  ALTER TABLE "site_settings_locales" ADD COLUMN "whatsapp_consent" varchar;
  ALTER TABLE "_site_settings_v_locales" ADD COLUMN "version_whatsapp_consent" varchar;`);
  const published = await copyPublishedVersion(db);
  if (published) {
    await addTexts(db, published);
  }
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const { locale, from, to } of texts) {
    await db.execute(sql`UPDATE site_settings_locales SET newsletter_notice = ${from}
      WHERE _locale = ${locale}::_locales AND newsletter_notice = ${to}`);
    await db.execute(sql`UPDATE _site_settings_v_locales SET version_newsletter_notice = ${from}
      WHERE _locale = ${locale}::_locales AND version_newsletter_notice = ${to}
        AND _parent_id IN (SELECT id FROM _site_settings_v WHERE latest)`);
  }
  await db.execute(sql`
   ALTER TABLE "leads" DROP COLUMN "whatsapp_consent";
  ALTER TABLE "site_settings_locales" DROP COLUMN "whatsapp_consent";
  ALTER TABLE "_site_settings_v_locales" DROP COLUMN "version_whatsapp_consent";
  DROP TYPE "public"."enum_leads_whatsapp_consent";`);
}
