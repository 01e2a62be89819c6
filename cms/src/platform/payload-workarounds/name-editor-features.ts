import type { SanitizedConfig } from "payload";
import { type Label, label } from "../i18n/label.ts";

/*
 * Workaround, tried with Payload 3.90.2.
 * Missing: lexicalEditor() writes its texts over the config's `i18n.translations` and has no option for them, so they
 * are replaced in the sanitized config.
 * Upstream: https://github.com/payloadcms/payload/issues/13470
 * Remove when: `lexicalEditor` leaves texts of the configuration as they are.
 * Test: cms/tests/blog.test.ts
 */

const names: Record<string, Label> = {
  upload: label("Imagem", "Picture", "Imagen"),
  relationship: label("Conteúdo relacionado", "Related content", "Contenido relacionado"),
  horizontalRule: label("Linha divisória", "Divider", "Línea divisoria"),
};

/** Replaces the names of features in the editor's menus ("Regra Horizontal"). */
export function translateEditorFeatureNames(config: SanitizedConfig): SanitizedConfig {
  const translations = config.i18n.translations as Record<keyof Label, object>;
  for (const language of ["pt", "en", "es"] as const) {
    const { lexical } = translations[language] as { lexical: Record<string, object> };
    for (const [feature, name] of Object.entries(names)) {
      Object.assign(lexical[feature] ?? {}, { label: name[language] });
    }
  }
  return config;
}
