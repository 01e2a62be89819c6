import { type AccountKind, type Locale, localePrefix } from "contracts";
import { env } from "../ground/env.ts";

interface Text {
  subject: string;
  before: string;
  after: string;
}

interface HostText extends Omit<Text, "before"> {
  before: (host: string) => string;
}

interface Words {
  /** Without a name where the address is not known to be its own. */
  greeting: (name?: string) => string;
  reset: Text;
  invitation: HostText;
  deletion: HostText;
  attack: HostText;
  passwordChanged: HostText;
  verification: HostText;
  existingAccount: HostText;
  emailChanged: HostText;
  idleAccount: HostText;
}

const words: Record<Locale, Words> = {
  "pt-BR": {
    greeting: (name) => (name ? `Olá, ${name}!` : "Olá!"),
    reset: {
      subject: "Crie uma nova senha",
      before: "Recebemos um pedido para trocar a senha da sua conta. Para criar uma nova, acesse:",
      after:
        "O link vale por uma hora e só pode ser usado uma vez. Se você não fez este pedido, ignore esta mensagem: sua senha continua a mesma.",
    },
    invitation: {
      subject: "Seu convite para a equipe",
      before: (host) =>
        `Você foi convidado para a equipe de ${host}. Para criar sua senha, acesse:`,
      after: "O link vale por sete dias e só pode ser usado uma vez.",
    },
    deletion: {
      subject: "Sua conta foi excluída",
      before: (host) =>
        `Sua conta em ${host} foi excluída, com os dados de acesso e a lista de planos. Contratos e faturas ficam guardados pelos prazos da lei, como diz a nossa política de privacidade. Em caso de dúvida, fale com a nossa equipe:`,
      after: "Agradecemos por ter sido nosso cliente.",
    },
    attack: {
      subject: "Muitas senhas erradas na sua conta",
      before: (host) =>
        `Alguém tentou muitas vezes, e sem sucesso, entrar na sua conta em ${host}. Sua senha continua segura, e nos aparelhos que você já usa tudo funciona como antes. Se não conseguir entrar de um lugar novo, crie uma nova senha por aqui:`,
      after: "Se a sua senha é curta ou se você a usa em outros sites, vale a pena trocá-la.",
    },
    passwordChanged: {
      subject: "Sua senha foi alterada",
      before: (host) =>
        `A senha da sua conta em ${host} acaba de ser alterada, e as outras sessões foram encerradas. Se foi você, está tudo certo. Se não foi, crie agora uma nova senha:`,
      after: "Depois disso, confira os dados da sua conta ou fale com a nossa equipe.",
    },
    verification: {
      subject: "Confirme o seu e-mail",
      before: (host) =>
        `Este endereço foi informado em uma conta em ${host}. Se foi você, confirme que ele é seu:`,
      after:
        "O link vale por sete dias e só pode ser usado uma vez. Se não foi você, ignore esta mensagem: sem a confirmação, o endereço não fica associado à conta.",
    },
    existingAccount: {
      subject: "Você já tem uma conta",
      before: (host) =>
        `Alguém tentou usar este endereço em uma nova conta em ${host}, mas ele já tem uma. Se foi você, entre com a sua senha ou, se a esqueceu, crie uma nova:`,
      after: "Se não foi você, ignore esta mensagem: nada mudou na sua conta.",
    },
    emailChanged: {
      subject: "O e-mail da sua conta foi alterado",
      before: (host) =>
        `Sua conta em ${host} passou a usar outro endereço de e-mail. Se foi você, está tudo certo. Se não foi, desfaça a alteração por aqui:`,
      after:
        "O link vale por sete dias. Ao desfazer, este endereço volta para a conta, todas as sessões são encerradas e você cria uma nova senha.",
    },
    idleAccount: {
      subject: "Sua conta será excluída em 30 dias",
      before: (host) =>
        `Faz dois anos que ninguém entra na sua conta em ${host}, e ela não tem nenhum plano ativo. Por isso, como diz a nossa política de privacidade, ela será excluída daqui a 30 dias, com os seus dados. Para continuar com ela, basta entrar:`,
      after: "Se não precisa mais da conta, não é preciso fazer nada.",
    },
  },
  "en-US": {
    greeting: (name) => (name ? `Hello, ${name}!` : "Hello!"),
    reset: {
      subject: "Create a new password",
      before:
        "We received a request to change your account's password. To create a new one, visit:",
      after:
        "The link is valid for one hour and can be used only once. If you did not make this request, ignore this message: your password stays the same.",
    },
    invitation: {
      subject: "Your invitation to the team",
      before: (host) =>
        `You have been invited to the ${host} team. To create your password, visit:`,
      after: "The link is valid for seven days and can be used only once.",
    },
    deletion: {
      subject: "Your account has been deleted",
      before: (host) =>
        `Your account at ${host} has been deleted, with its login details and list of plans. Contracts and invoices are kept for as long as the law requires, as our privacy policy says. If you have any questions, talk to our team:`,
      after: "Thank you for having been our customer.",
    },
    attack: {
      subject: "Many wrong passwords on your account",
      before: (host) =>
        `Someone has tried many times, without success, to log in to your account at ${host}. Your password is still safe, and on the devices you already use everything works as before. If you cannot log in from somewhere new, create a new password here:`,
      after: "If your password is short, or you use it on other sites, it is worth changing.",
    },
    passwordChanged: {
      subject: "Your password has been changed",
      before: (host) =>
        `The password of your account at ${host} has just been changed, and its other sessions have ended. If it was you, all is well. If it was not, create a new password now:`,
      after: "Then check your account's details, or talk to our team.",
    },
    verification: {
      subject: "Confirm your e-mail address",
      before: (host) =>
        `This address was given for an account at ${host}. If it was you, confirm that it is yours:`,
      after:
        "The link is valid for seven days and can be used only once. If it was not you, ignore this message: without your confirmation the address is not tied to the account.",
    },
    existingAccount: {
      subject: "You already have an account",
      before: (host) =>
        `Someone tried to use this address for a new account at ${host}, but it already has one. If it was you, log in with your password or, if you have forgotten it, create a new one:`,
      after: "If it was not you, ignore this message: nothing has changed in your account.",
    },
    emailChanged: {
      subject: "Your account's e-mail address has been changed",
      before: (host) =>
        `Your account at ${host} now uses another e-mail address. If it was you, all is well. If it was not, undo the change here:`,
      after:
        "The link is valid for seven days. Undoing brings this address back to the account, ends every session and lets you create a new password.",
    },
    idleAccount: {
      subject: "Your account will be deleted in 30 days",
      before: (host) =>
        `Nobody has logged in to your account at ${host} for two years, and it has no active plan. So, as our privacy policy says, it will be deleted in 30 days, along with your details. To keep it, just log in:`,
      after: "If you no longer need the account, there is nothing you have to do.",
    },
  },
  "es-ES": {
    greeting: (name) => (name ? `¡Hola, ${name}!` : "¡Hola!"),
    reset: {
      subject: "Cree una nueva contraseña",
      before:
        "Hemos recibido una solicitud para cambiar la contraseña de su cuenta. Para crear una nueva, visite:",
      after:
        "El enlace es válido durante una hora y solo se puede usar una vez. Si usted no hizo esta solicitud, ignore este mensaje: su contraseña sigue siendo la misma.",
    },
    invitation: {
      subject: "Su invitación al equipo",
      before: (host) =>
        `Le han invitado a formar parte del equipo de ${host}. Para crear su contraseña, visite:`,
      after: "El enlace es válido durante siete días y solo se puede usar una vez.",
    },
    deletion: {
      subject: "Su cuenta ha sido eliminada",
      before: (host) =>
        `Su cuenta en ${host} ha sido eliminada, con sus datos de acceso y la lista de planes. Los contratos y las facturas se conservan durante los plazos legales, como indica nuestra política de privacidad. Si tiene alguna duda, hable con nuestro equipo:`,
      after: "Gracias por haber sido nuestro cliente.",
    },
    attack: {
      subject: "Muchas contraseñas incorrectas en su cuenta",
      before: (host) =>
        `Alguien ha intentado muchas veces, sin éxito, entrar en su cuenta de ${host}. Su contraseña sigue a salvo, y en los dispositivos que ya usa todo funciona como antes. Si no puede entrar desde un lugar nuevo, cree una nueva contraseña aquí:`,
      after: "Si su contraseña es corta, o la usa en otros sitios, conviene cambiarla.",
    },
    passwordChanged: {
      subject: "Su contraseña ha cambiado",
      before: (host) =>
        `La contraseña de su cuenta en ${host} acaba de cambiar, y las demás sesiones se han cerrado. Si fue usted, todo está en orden. Si no, cree ahora una nueva contraseña:`,
      after: "Después, revise los datos de su cuenta o hable con nuestro equipo.",
    },
    verification: {
      subject: "Confirme su correo electrónico",
      before: (host) =>
        `Esta dirección se indicó en una cuenta de ${host}. Si fue usted, confirme que es suya:`,
      after:
        "El enlace es válido durante siete días y solo se puede usar una vez. Si no fue usted, ignore este mensaje: sin su confirmación, la dirección no queda asociada a la cuenta.",
    },
    existingAccount: {
      subject: "Usted ya tiene una cuenta",
      before: (host) =>
        `Alguien ha intentado usar esta dirección para una nueva cuenta en ${host}, pero ya tiene una. Si fue usted, entre con su contraseña o, si la ha olvidado, cree una nueva:`,
      after: "Si no fue usted, ignore este mensaje: nada ha cambiado en su cuenta.",
    },
    emailChanged: {
      subject: "El correo de su cuenta ha cambiado",
      before: (host) =>
        `Su cuenta en ${host} usa ahora otra dirección de correo. Si fue usted, todo está en orden. Si no, deshaga el cambio aquí:`,
      after:
        "El enlace es válido durante siete días. Al deshacerlo, esta dirección vuelve a la cuenta, se cierran todas las sesiones y usted crea una nueva contraseña.",
    },
    idleAccount: {
      subject: "Su cuenta se eliminará dentro de 30 días",
      before: (host) =>
        `Hace dos años que nadie entra en su cuenta de ${host}, y no tiene ningún plan activo. Por eso, como indica nuestra política de privacidad, se eliminará dentro de 30 días, junto con sus datos. Para conservarla, basta con entrar:`,
      after: "Si ya no necesita la cuenta, no tiene que hacer nada.",
    },
  },
};

function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

interface Message {
  subject: string;
  before: string;
  link: string;
  after: string;
}

/** Whom a message is for. */
export interface Recipient {
  email: string;
  locale: Locale;
  /** Absent where the address is not known to be its own: nothing a stranger wrote is sent there. */
  name?: string;
}

function message({ name, email, locale }: Recipient, { subject, before, link, after }: Message) {
  const greeting = words[locale].greeting(name);
  const anchor = `<a href="${escapeHtml(link)}">${escapeHtml(link)}</a>`;
  const paragraphs = [...[greeting, before].map(escapeHtml), anchor, escapeHtml(after)];
  return {
    to: email,
    subject,
    text: `${[greeting, before, link, after].join("\n\n")}\n`,
    html: `<html lang="${locale}"><body>${paragraphs.map((text) => `<p>${text}</p>`).join("")}</body></html>`,
  };
}

const host = () => new URL(env.PUBLIC_URL).host;

/** Where the site has a screen, in the recipient's language. */
function screen({ locale }: Recipient, path: string): string {
  return `${env.PUBLIC_URL}${localePrefix(locale)}${path}`;
}

const forgotScreens = { customer: "/auth/forgot", staff: "/admin/forgot" } as const;

/** What leads someone who has forgotten a password to a new one. */
export function resetMessage(recipient: Recipient, link: string) {
  return message(recipient, { ...words[recipient.locale].reset, link });
}

/** What leads a new member of staff to a first password. */
export function invitationMessage(recipient: Recipient, link: string) {
  const { before, ...texts } = words[recipient.locale].invitation;
  return message(recipient, { ...texts, before: before(host()), link });
}

/** What tells a customer that the account is gone; the link leads to the site. */
export function deletionMessage(recipient: Recipient) {
  const { before, ...texts } = words[recipient.locale].deletion;
  const link = `${env.PUBLIC_URL}${localePrefix(recipient.locale) || "/"}`;
  return message(recipient, { ...texts, before: before(host()), link });
}

/** What tells an account's owner that strangers try its password. */
export function attackMessage(recipient: Recipient, kind: AccountKind) {
  const { before, ...texts } = words[recipient.locale].attack;
  const link = screen(recipient, forgotScreens[kind]);
  return message(recipient, { ...texts, before: before(host()), link });
}

/** What tells an account's owner of a new password. */
export function passwordChangedMessage(recipient: Recipient, kind: AccountKind) {
  const { before, ...texts } = words[recipient.locale].passwordChanged;
  const link = screen(recipient, forgotScreens[kind]);
  return message(recipient, { ...texts, before: before(host()), link });
}

/** What proves that an address is that of whoever registered with it. */
export function verificationMessage(recipient: Recipient, link: string) {
  const { before, ...texts } = words[recipient.locale].verification;
  return message(recipient, { ...texts, before: before(host()), link });
}

/** What a registration with the address of another account comes to; the link leads to login. */
export function existingAccountMessage(recipient: Recipient) {
  const { before, ...texts } = words[recipient.locale].existingAccount;
  return message(recipient, { ...texts, before: before(host()), link: screen(recipient, "/auth") });
}

/** What tells the former address of a changed one; the link takes that back. */
export function emailChangedMessage(recipient: Recipient, link: string) {
  const { before, ...texts } = words[recipient.locale].emailChanged;
  return message(recipient, { ...texts, before: before(host()), link });
}

/** What tells a customer that nobody has used the account for long, and when it will be removed. */
export function idleAccountMessage(recipient: Recipient) {
  const { before, ...texts } = words[recipient.locale].idleAccount;
  return message(recipient, { ...texts, before: before(host()), link: screen(recipient, "/auth") });
}
