import { type Label, label } from "../../platform/i18n/label.ts";

export const scheduleTexts = {
  title: label("Agendar publicação", "Schedule", "Programar publicación"),
  about: label(
    "Vai ao ar, no horário de Brasília, o rascunho de agora com o que editores salvarem até lá. O que um redator mudar depois fica no rascunho.",
    "The current draft goes live at that time (Brasília), with what editors save until then. What a writer changes later stays in the draft.",
    "A esa hora (Brasilia) se publica el borrador actual con lo que los editores guarden hasta entonces. Lo que un redactor cambie después queda en el borrador.",
  ),
  aboutForWriters: label(
    "O que você salvar agora fica no rascunho: vai ao ar o que um editor aprovou.",
    "What you save now stays in the draft: what goes live is what an editor approved.",
    "Lo que guarde ahora queda en el borrador: se publica lo que aprobó un editor.",
  ),
  changed: label(
    "Rascunho alterado por {name} em {time}; a alteração não vai ao ar.",
    "Draft changed by {name} on {time}; the change does not go live.",
    "Borrador modificado por {name} el {time}; el cambio no se publica.",
  ),
  formerColleague: label("um ex-colega", "a former colleague", "un antiguo colega"),
  changedBy: label(
    "alterado depois por {name}",
    "changed since by {name}",
    "modificado después por {name}",
  ),
  useDraft: label("Usar o rascunho atual", "Use the current draft", "Usar el borrador actual"),
  confirmUseDraft: label(
    "Sim, publicar com a alteração",
    "Yes, publish with the change",
    "Sí, publicar con el cambio",
  ),
  usesDraft: label(
    "O rascunho atual vai ao ar.",
    "The current draft will go live.",
    "Se publicará el borrador actual.",
  ),
  action: label("O que fazer", "What to do", "Qué hacer"),
  publish: label("Publicar", "Publish", "Publicar"),
  unpublish: label("Tirar do site", "Unpublish", "Retirar del sitio"),
  language: label("Idioma", "Language", "Idioma"),
  allLanguages: label("todos os idiomas", "all languages", "todos los idiomas"),
  time: label("Quando (Brasília)", "When (Brasília)", "Cuándo (Brasilia)"),
  plan: label("Agendar", "Schedule", "Programar"),
  unpublishNow: label("Tirar do site agora", "Unpublish now", "Retirar ahora"),
  confirmUnpublish: label("Sim, tirar do site", "Yes, unpublish", "Sí, retirar del sitio"),
  goes: label(
    "Sai do site em instantes. O texto fica no rascunho.",
    "It leaves the site in a moment. Its text stays in the draft.",
    "Sale del sitio en un momento. El texto queda en el borrador.",
  ),
  save: label("Salvar horário", "Save time", "Guardar hora"),
  change: label("Mudar horário", "Change time", "Cambiar hora"),
  cancel: label("Deixar como está", "Leave it", "Dejarlo así"),
  remove: label("Cancelar", "Cancel it", "Cancelar"),
  planned: label("Agendado.", "Scheduled.", "Programado."),
  removed: label("Cancelado.", "Cancelled.", "Cancelado."),
  isPast: label("Esse horário já passou.", "That time has passed.", "Esa hora ya pasó."),
  tooMany: label(
    "Você atingiu o limite de agendamentos por dia. Continue amanhã.",
    "You have reached the daily limit of schedules. Continue tomorrow.",
    "Ha alcanzado el límite diario de programaciones. Continúe mañana.",
  ),
  failed: label(
    "Não deu certo. Tente de novo.",
    "That did not work. Try again.",
    "No funcionó. Inténtelo de nuevo.",
  ),
  problem: label(
    "Se fosse agora, seria recusado:",
    "It would fail if it ran now:",
    "Si fuera ahora, se rechazaría:",
  ),
  silent: label(
    "O serviço de publicação não está em execução. Nada é publicado no horário agendado até ele voltar; os agendamentos vencidos são publicados assim que ele voltar.",
    "The publishing worker is not running. Nothing is published on time until it is back; overdue items are published then.",
    "El servicio de publicación no está en ejecución. Nada se publica a su hora hasta que vuelva; lo vencido se publica en cuanto vuelva.",
  ),
  states: {
    waiting: label("Agendado", "Scheduled", "Programado"),
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

/** Returns the reason why a time was not set; `failed` if the response contains no reason. */
export function describeTimeFailure(response: Response | undefined, failed: Label): Label {
  const byStatus: Record<number, Label> = { 400: scheduleTexts.isPast, 429: scheduleTexts.tooMany };
  return byStatus[response?.status ?? 0] ?? failed;
}
