import { label } from "../../ground/i18n/label.ts";

export const texts = {
  title: label("Publicar na hora certa", "Publish at a time", "Publicar a una hora"),
  about: label(
    "Vai ao ar o rascunho como estiver na hora marcada, no horário de Brasília.",
    "The draft goes live as it is at that time, by Brasília time.",
    "Se publica el borrador tal como esté a esa hora, según el horario de Brasilia.",
  ),
  action: label("O que fazer", "What to do", "Qué hacer"),
  publish: label("Publicar", "Publish", "Publicar"),
  unpublish: label("Tirar do site", "Take off the site", "Retirar del sitio"),
  language: label("Idioma", "Language", "Idioma"),
  allLanguages: label("todos os idiomas", "all languages", "todos los idiomas"),
  time: label("Quando (Brasília)", "When (Brasília)", "Cuándo (Brasilia)"),
  plan: label("Programar", "Schedule", "Programar"),
  unpublishNow: label("Tirar do site agora", "Take it off now", "Retirar ahora"),
  confirmUnpublish: label("Sim, tirar do site", "Yes, take it off", "Sí, retirar del sitio"),
  goes: label(
    "Sai do site em instantes. O texto fica no rascunho.",
    "It leaves the site in a moment. Its text stays in the draft.",
    "Sale del sitio en un momento. El texto queda en el borrador.",
  ),
  save: label("Salvar horário", "Save time", "Guardar hora"),
  change: label("Mudar horário", "Change time", "Cambiar hora"),
  cancel: label("Deixar como está", "Leave it", "Dejarlo así"),
  remove: label("Cancelar", "Cancel it", "Cancelar"),
  planned: label("Programado.", "Scheduled.", "Programado."),
  removed: label("Cancelado.", "Cancelled.", "Cancelado."),
  isPast: label("Esse horário já passou.", "That time has passed.", "Esa hora ya pasó."),
  failed: label(
    "Não deu certo. Tente de novo.",
    "That did not work. Try again.",
    "No funcionó. Inténtelo de nuevo.",
  ),
  problem: label(
    "Se fosse agora, seria recusado:",
    "If it were now, it would be refused:",
    "Si fuera ahora, se rechazaría:",
  ),
  silent: label(
    "O serviço que publica não dá sinal. Nada sai na hora marcada até ele voltar; o que venceu sai assim que ele voltar.",
    "The service that publishes gives no sign. Nothing goes out at its time until it is back; what is overdue goes out then.",
    "El servicio que publica no da señales. Nada sale a su hora hasta que vuelva; lo vencido sale en cuanto vuelva.",
  ),
  states: {
    waiting: label("Programado", "Scheduled", "Programado"),
    done: label("Feito", "Done", "Hecho"),
    failed: label("Recusado", "Refused", "Rechazado"),
  },
  by: label("por {name}", "by {name}", "por {name}"),
  goBack: label(
    "Voltar ao que foi publicado em {time}",
    "Go back to what was published on {time}",
    "Volver a lo que se publicó el {time}",
  ),
  confirmGoBack: label(
    "Voltar agora, em todos os idiomas",
    "Go back now, in all languages",
    "Volver ahora, en todos los idiomas",
  ),
  wentBack: label(
    "A versão anterior está no ar de novo.",
    "The earlier version is live again.",
    "La versión anterior está de nuevo en el sitio.",
  ),
};
