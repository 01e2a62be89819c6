import { label } from "../../platform/i18n/label.ts";

export const previewLinkTexts = {
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
  allTitle: label(
    "Links de prévia ativos",
    "Active preview links",
    "Enlaces de vista previa activos",
  ),
  allAbout: label(
    "Cada link mostra um rascunho a quem o tem, sem conta. Terminam no prazo, quando alguém os desativa, ou quando quem os criou perde a conta ou o papel.",
    "Each link shows a draft to whoever has it, without an account. Links end at their time, when somebody turns them off, or when whoever made them loses the account or the role.",
    "Cada enlace muestra un borrador a quien lo tenga, sin cuenta. Terminan en su plazo, cuando alguien los desactiva o cuando quien los creó pierde la cuenta o el rol.",
  ),
  all: label("Todos os links de prévia", "All preview links", "Todos los enlaces de vista previa"),
  none: label("Nenhum link ativo.", "No active links.", "Ningún enlace activo."),
  document: label("Documento", "Document", "Documento"),
  language: label("Idioma", "Language", "Idioma"),
  createdBy: label("Criado por", "Created by", "Creado por"),
  createdAt: label("Criado em", "Created on", "Creado el"),
  expiresAt: label("Vale até", "Works until", "Válido hasta"),
  failed: label(
    "Não deu certo. Tente de novo.",
    "That did not work. Try again.",
    "No funcionó. Inténtelo de nuevo.",
  ),
};
