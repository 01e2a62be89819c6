import { label } from "../../../platform/i18n/label.ts";

export const legalTexts = {
  title: label("Versões", "Versions", "Versiones"),
  about: label(
    "Publicar corrige a versão em vigor, como um erro de digitação: nenhuma versão nova, nenhum aviso. Quando muda o que vale, diga aqui a partir de que dia.",
    "Publishing corrects the version in force, such as a typo: no new version, no notice. When what applies changes, say here from which day on.",
    "Publicar corrige la versión en vigor, por ejemplo una errata: sin nueva versión ni aviso. Cuando cambia lo que se aplica, diga aquí desde qué día.",
  ),
  day: label("Vale a partir de", "Takes effect on", "Se aplica a partir del"),
  publish: label("Publicar nova versão…", "Publish new version…", "Publicar nueva versión…"),
  sureToday: label(
    "O rascunho, em todos os idiomas publicados, passa a valer agora.",
    "The draft, in all published languages, takes effect now.",
    "El borrador, en todos los idiomas publicados, se aplica desde ahora.",
  ),
  sureLater: label(
    "O rascunho como está, em todos os idiomas publicados, fica público desde já com um aviso e passa a valer nesse dia, à meia-noite de Brasília.",
    "The draft as it is, in all published languages, is public from now on with a notice, and takes effect on that day, at midnight in Brasília.",
    "El borrador tal como está, en todos los idiomas publicados, queda público desde ya con un aviso y se aplica ese día, a medianoche de Brasilia.",
  ),
  tells: label(
    "{count} clientes recebem um e-mail, a partir de 10 minutos de agora.",
    "{count} customers get an e-mail, beginning 10 minutes from now.",
    "{count} clientes reciben un correo, a partir de dentro de 10 minutos.",
  ),
  notifiesNobody: label(
    "Nenhum cliente é avisado: este documento não pede aviso.",
    "No customer is told: this document asks for no notice.",
    "No se avisa a ningún cliente: este documento no pide aviso.",
  ),
  corrects: label(
    "Corrige o texto que já está anunciado para esse dia. Ninguém é avisado outra vez.",
    "Corrects the text that is already announced for that day. Nobody is told again.",
    "Corrige el texto ya anunciado para ese día. No se avisa a nadie otra vez.",
  ),
  confirm: label("Publicar esta versão", "Publish this version", "Publicar esta versión"),
  cancel: label("Voltar", "Back", "Volver"),
  done: label("Publicada.", "Published.", "Publicada."),
  failed: label(
    "Não deu certo. Tente de novo.",
    "That did not work. Try again.",
    "No funcionó. Inténtelo de nuevo.",
  ),
  states: {
    coming: label("Anunciada", "Announced", "Anunciada"),
    "in-force": label("Em vigor", "In force", "En vigor"),
    former: label("Anterior", "Former", "Anterior"),
  },
  telling: {
    nobody: label("Sem aviso aos clientes", "Customers not told", "Sin aviso a los clientes"),
    soon: label(
      "O aviso aos clientes começa em minutos",
      "Customers are notified within minutes",
      "El aviso a los clientes empieza en minutos",
    ),
    now: label(
      "Avisando clientes: {told} até agora",
      "Notifying customers: {told} so far",
      "Avisando a clientes: {told} hasta ahora",
    ),
    done: label(
      "{told} clientes avisados",
      "{told} customers notified",
      "{told} clientes avisados",
    ),
  },
  waiting: label("{count} e-mails na fila", "{count} e-mails queued", "{count} correos en cola"),
  givenUp: label(
    "{count} não puderam ser entregues",
    "{count} could not be delivered",
    "{count} no se pudieron entregar",
  ),
  withdraw: label("Retirar", "Withdraw", "Retirar"),
  sureWithdraw: label(
    "Retirar esta versão? A página dela é removida. Quem já recebeu o e-mail não é avisado da retirada.",
    "Withdraw this version? Its page is removed. Customers who already got the e-mail are not notified.",
    "¿Retirar esta versión? Su página se elimina. A quien ya recibió el correo no se le avisa.",
  ),
  withdrawn: label("Retirada.", "Withdrawn.", "Retirada."),
  read: label("Ler no site", "Read on the site", "Leer en el sitio"),
  unsaved: label(
    "Espere o rascunho ser salvo.",
    "Wait until the draft is saved.",
    "Espere a que se guarde el borrador.",
  ),
};
