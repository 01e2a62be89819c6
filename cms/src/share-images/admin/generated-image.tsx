import { locales } from "contracts";
import type { UIFieldServerProps } from "payload";
import { shareImageSize } from "../../media/file-rules.ts";
import { database } from "../../platform/database.ts";
import { label } from "../../platform/i18n/label.ts";
import { textLanguage } from "../../platform/i18n/text-language.ts";
import { findShareImage } from "../share-images.ts";
import "../../platform/admin/side-panel.css";
import "./generated-image.css";

const texts = {
  heading: label(
    "Imagem gerada automaticamente",
    "Generated image",
    "Imagen generada automáticamente",
  ),
  alt: label(
    "A imagem que aparece ao compartilhar",
    "The image that is shown when shared",
    "La imagen que aparece al compartir",
  ),
  pending: label(
    "É gerada alguns segundos depois de publicar neste idioma.",
    "It is generated seconds after publishing in this language.",
    "Se genera segundos después de publicar en este idioma.",
  ),
};

/** Shows the generated share image of the published document in this language. */
export async function GeneratedShareImage({ id, payload, req }: UIFieldServerProps) {
  const language = textLanguage(req.i18n.language);
  const locale = locales.find((known) => known === req.locale);
  const card =
    id !== undefined && locale
      ? await findShareImage(database(payload), String(id), locale)
      : undefined;
  return (
    <section className="side-panel generated-image" aria-label={texts.heading[language]}>
      <h3>{texts.heading[language]}</h3>
      {card ? (
        <a href={card.url} target="_blank" rel="noreferrer">
          {/* biome-ignore lint/performance/noImgElement: one small image, cached by the browser */}
          <img src={card.url} alt={texts.alt[language]} {...shareImageSize} />
        </a>
      ) : (
        <p>{texts.pending[language]}</p>
      )}
    </section>
  );
}
