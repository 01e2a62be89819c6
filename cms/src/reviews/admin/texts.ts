import { label } from "../../platform/i18n/label.ts";

export const reviewTexts = {
  title: label("Revisão", "Review", "Revisión"),
  about: label(
    "Pronto para publicar em {language}? Peça a um editor que leia o rascunho.",
    "Ready to go live in {language}? Ask an editor to read the draft.",
    "¿Listo para publicar en {language}? Pida a un editor que lea el borrador.",
  ),
  note: label("Recado para quem revisa", "Note to the reviewer", "Nota para quien revisa"),
  ask: label("Pedir revisão", "Ask for a review", "Pedir revisión"),
  asked: label(
    "Pedido enviado. Os editores recebem um e-mail.",
    "Request sent. Editors get an e-mail.",
    "Solicitud enviada. Los editores reciben un correo.",
  ),
  waiting: label(
    "{name} pede revisão em {language}, {time}.",
    "{name} asks for a review in {language}, {time}.",
    "{name} pide revisión en {language}, {time}.",
  ),
  howToEnd: label(
    "Publicar encerra o pedido.",
    "Publishing ends the request.",
    "Publicar cierra la solicitud.",
  ),
  returned: label("Devolvido em {language}:", "Returned in {language}:", "Devuelto en {language}:"),
  answer: label("O que falta", "What is missing", "Qué falta"),
  giveBack: label("Devolver ao redator", "Return to the writer", "Devolver al redactor"),
  gaveBack: label(
    "Devolvido. Quem pediu recebe um e-mail.",
    "Returned. Who asked gets an e-mail.",
    "Devuelto. Quien lo pidió recibe un correo.",
  ),
  failed: label(
    "Não deu certo. Tente de novo.",
    "That did not work. Try again.",
    "No funcionó. Inténtelo de nuevo.",
  ),
};
