import { label } from "../../../ground/i18n/label.ts";

export const linkTexts = {
  title: label("Links de prévia", "Preview links", "Enlaces de vista previa"),
  about: label(
    "Quem tem o link vê este rascunho, neste idioma, sem conta. Nada mais.",
    "Whoever has the link sees this draft, in this language, without an account. Nothing else.",
    "Quien tiene el enlace ve este borrador, en este idioma, sin cuenta. Nada más.",
  ),
  validity: label("Vale por", "Works for", "Válido por"),
  hours: {
    1: label("1 hora", "1 hour", "1 hora"),
    24: label("1 dia", "1 day", "1 día"),
    168: label("7 dias", "7 days", "7 días"),
    720: label("30 dias", "30 days", "30 días"),
  },
  create: label("Criar link", "Create link", "Crear enlace"),
  created: label(
    "Copie agora: por segurança, o link não aparece de novo.",
    "Copy it now: for safety, the link is not shown again.",
    "Cópielo ahora: por seguridad, el enlace no vuelve a aparecer.",
  ),
  until: label("até", "until", "hasta"),
  revoke: label("Desativar", "Turn off", "Desactivar"),
  failed: label(
    "Não deu certo. Tente de novo.",
    "That did not work. Try again.",
    "No funcionó. Inténtelo de nuevo.",
  ),
};
