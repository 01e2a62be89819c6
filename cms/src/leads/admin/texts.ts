import { label } from "../../platform/i18n/label.ts";

export const leadTexts = {
  notConfigured: {
    contact: label(
      "Os contatos ficam só aqui: a entrega não está configurada. Peça a quem opera o site que a configure.",
      "Contacts are stored here only: delivery is not set up. Ask whoever runs the site to set it up.",
      "Los contactos quedan solo aquí: la entrega no está configurada. Pida a quien opera el sitio que la configure.",
    ),
    newsletter: label(
      "As inscrições na newsletter ficam só aqui: falta ligar a ferramenta de e-mail marketing. Peça a quem opera o site.",
      "Newsletter sign-ups are stored here only: the mailing tool is not connected. Ask whoever runs the site.",
      "Las suscripciones al boletín quedan solo aquí: falta conectar la herramienta de envío. Pídalo a quien opera el sitio.",
    ),
    unsubscribe: label(
      "Quem sai da newsletter é marcado só aqui: nenhuma outra ferramenta fica sabendo. Peça a quem opera o site que ligue o aviso de saídas; até lá, tire essas pessoas da ferramenta de envio à mão.",
      "People who leave the newsletter are marked here only: no other tool is told. Ask whoever runs the site to set up unsubscribe notices; until then, remove these people from the mailing tool by hand.",
      "Quien deja el boletín queda marcado solo aquí: ninguna otra herramienta se entera. Pida a quien opera el sitio que configure el aviso de bajas; hasta entonces, quite a esas personas de la herramienta de envío a mano.",
    ),
  },
  exportCsv: label("Exportar CSV", "Export CSV", "Exportar CSV"),
  retry: label("Tentar entregar de novo", "Try to deliver again", "Volver a intentar la entrega"),
  retried: label("Na fila de entrega.", "Queued for delivery.", "En la cola de entrega."),
  retryAll: label(
    "Tentar de novo todas as não entregues",
    "Retry all that were not delivered",
    "Reintentar todas las no entregadas",
  ),
  retriedAll: label(
    "Todas estão na fila de entrega.",
    "All are queued for delivery.",
    "Todas están en la cola de entrega.",
  ),
  release: label(
    "Não é spam: liberar e entregar",
    "Not spam: release and deliver",
    "No es spam: liberar y entregar",
  ),
  released: label("Liberado.", "Released.", "Liberado."),
  failed: label(
    "Não foi possível. Tente de novo.",
    "That did not work. Try again.",
    "No ha sido posible. Inténtelo de nuevo.",
  ),
  owner: label("Responsável", "Taken by", "Responsable"),
  take: label("Assumir", "Take it", "Asumir"),
  ownerNotified: label(
    "Quando você passa o contato a um colega e salva, ele recebe um aviso por e-mail.",
    "A colleague whom you give it to is told by email once it is saved.",
    "Si se lo pasa a un colega y guarda, este recibe un aviso por correo.",
  ),
  reach: label("Falar com a pessoa", "Reach this person", "Hablar con la persona"),
  call: label("Ligar", "Call", "Llamar"),
  writeOnWhatsApp: label("WhatsApp", "WhatsApp", "WhatsApp"),
  writeEmail: label("E-mail", "Email", "Correo"),
  openQuote: label("Abrir o orçamento", "Open the quote", "Abrir el presupuesto"),
  unsubscribeLink: label("Link de descadastro", "Unsubscribe link", "Enlace de baja"),
};
