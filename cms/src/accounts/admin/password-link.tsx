import type { I18n } from "@payloadcms/translations";
import { textLanguage } from "../../platform/i18n/text-language.ts";

const texts = {
  pt: {
    link: "Trocar a senha",
    about: "Um link chega ao seu e-mail, e vale por uma hora.",
    secondFactor: "Verificação em duas etapas",
  },
  en: {
    link: "Change the password",
    about: "A link comes by e-mail, and works for an hour.",
    secondFactor: "Two-step verification",
  },
  es: {
    link: "Cambiar la contraseña",
    about: "Le llega un enlace por correo; sirve una hora.",
    secondFactor: "Verificación en dos pasos",
  },
} as const;

export interface PasswordLinkProps {
  i18n: I18n;
  /** Id of the account whose form is open. */
  id?: string | number;
  user?: { id: string | number } | null;
}

/**
 * Links to the screens that change the password and the second factor, which Payload's form cannot change. Rendered
 * only in the form of the user's own account.
 */
export function PasswordLink({ i18n, id, user }: PasswordLinkProps) {
  if (id === undefined || id !== user?.id) {
    return null;
  }
  const { link, about, secondFactor } = texts[textLanguage(i18n.language)];
  return (
    <div className="field-type">
      <a href="/admin/forgot">{link}</a>
      <p className="field-description">{about}</p>
      <a href="/admin/security">{secondFactor}</a>
    </div>
  );
}
