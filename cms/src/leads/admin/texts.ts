import { label } from "../../ground/i18n/label.ts";

export const leadTexts = {
  title: label("Leads", "Leads", "Leads"),
  newToday: label("Novos hoje", "New today", "Nuevos hoy"),
  waiting: label("Aguardando entrega", "Waiting for delivery", "En espera de entrega"),
  dead: label("Não entregues", "Not delivered", "No entregados"),
  held: label("Suspeitos, retidos", "Suspected, held", "Sospechosos, retenidos"),
  lastDelivery: label("Última entrega", "Last delivery", "Última entrega"),
  never: label("nenhuma", "none", "ninguna"),
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
  unsubscribeLink: label("Link de descadastro", "Unsubscribe link", "Enlace de baja"),
};
