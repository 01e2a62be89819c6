import { label } from "../../ground/i18n/label.ts";

export const leadTexts = {
  notConfigured: {
    newsletter: label(
      "A entrega da newsletter não está configurada (NEWSLETTER_WEBHOOK_URL). As inscrições ficam guardadas aqui e serão entregues quando houver destino.",
      "Delivery of the newsletter is not configured (NEWSLETTER_WEBHOOK_URL). Sign-ups are kept here and will be delivered once there is a destination.",
      "La entrega del boletín no está configurada (NEWSLETTER_WEBHOOK_URL). Las suscripciones se guardan aquí y se entregarán cuando haya un destino.",
    ),
    contact: label(
      "A entrega dos contatos não está configurada (CONTACT_WEBHOOK_URL, ou SALES_EMAIL com SMTP_URL). Os contatos ficam guardados aqui e serão entregues quando houver destino.",
      "Delivery of contacts is not configured (CONTACT_WEBHOOK_URL, or SALES_EMAIL with SMTP_URL). Contacts are kept here and will be delivered once there is a destination.",
      "La entrega de los contactos no está configurada (CONTACT_WEBHOOK_URL, o SALES_EMAIL con SMTP_URL). Los contactos se guardan aquí y se entregarán cuando haya un destino.",
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
  ownerTold: label(
    "Quem assume recebe um aviso por e-mail depois de salvar.",
    "Whoever takes it is told by email once it is saved.",
    "Quien lo asume recibe un aviso por correo al guardar.",
  ),
  reach: label("Falar com a pessoa", "Reach this person", "Hablar con la persona"),
  call: label("Ligar", "Call", "Llamar"),
  writeOnWhatsApp: label("WhatsApp", "WhatsApp", "WhatsApp"),
  writeEmail: label("E-mail", "Email", "Correo"),
  openQuote: label("Abrir o orçamento", "Open the quote", "Abrir el presupuesto"),
  unsubscribeLink: label("Link de descadastro", "Unsubscribe link", "Enlace de baja"),
};
