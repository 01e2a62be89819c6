import type { AccountTexts } from "./email-texts.ts";

export const esEs: AccountTexts = {
  greeting: (name) => (name ? `¡Hola, ${name}!` : "¡Hola!"),
  reset: {
    subject: "Cree una nueva contraseña",
    body: [
      "Hemos recibido una solicitud para cambiar la contraseña de su cuenta en {brand}. Elija la nueva aquí:",
    ],
    action: "Crear una nueva contraseña",
    notes: [
      "El enlace es válido durante una hora y solo se puede usar una vez. Si usted no lo ha pedido, ignore este mensaje: su contraseña sigue siendo la misma.",
    ],
  },
  invitation: {
    subject: "Su invitación al equipo",
    body: [
      "Le han invitado a formar parte del equipo de {brand} en el panel del sitio. Para aceptar, cree su contraseña:",
    ],
    action: "Crear mi contraseña",
    notes: ["El enlace es válido durante siete días y solo se puede usar una vez."],
  },
  verification: {
    subject: "Confirme su correo electrónico",
    body: [
      "Esta dirección se indicó en una cuenta de {brand}. Si fue usted, confirme que es suya:",
    ],
    action: "Confirmar mi correo",
    notes: [
      "El enlace es válido durante siete días y solo se puede usar una vez. Si no fue usted, ignore este mensaje: sin su confirmación, la dirección no queda asociada a la cuenta.",
    ],
  },
  existingAccount: {
    subject: "Usted ya tiene una cuenta",
    body: [
      "Alguien ha intentado usar esta dirección para una nueva cuenta en {brand}, pero ya tiene una. Si fue usted, entre con su contraseña o, si la ha olvidado, cree una nueva en la misma pantalla:",
    ],
    action: "Entrar en mi cuenta",
    notes: ["Si no fue usted, ignore este mensaje: nada ha cambiado en su cuenta."],
  },
  accountCreated: {
    subject: "Hemos creado su cuenta",
    body: [
      "Nuestro equipo ha creado una cuenta para usted en {brand}. Confirme que esta dirección es suya y entre con la contraseña que acordamos:",
    ],
    action: "Confirmar mi correo",
    notes: [
      "El enlace es válido durante siete días y solo se puede usar una vez. ¿No tiene la contraseña? Puede crear una en «Olvidé mi contraseña», en la pantalla de acceso.",
      "¿No esperaba este mensaje? Ignórelo o avise a nuestro equipo.",
    ],
  },
  welcome: {
    subject: "Le damos la bienvenida a {brand}",
    body: [
      "Su correo está confirmado y su cuenta está lista.",
      "En el área de clientes puede consultar sus planes y pagos, solicitar cambios y mantener sus datos al día. Si aún no tiene un plan, configure su servidor en la calculadora del sitio y vea el precio al momento.",
    ],
    action: "Abrir el área de clientes",
    notes: [],
  },
  attack: {
    subject: "Muchas contraseñas incorrectas en su cuenta",
    body: [
      "Alguien ha intentado muchas veces, sin éxito, entrar en su cuenta de {brand}. Su contraseña sigue a salvo, y en los dispositivos que ya usa todo funciona como antes.",
      "Si no puede entrar desde un lugar nuevo, cree una nueva contraseña aquí:",
    ],
    action: "Crear una nueva contraseña",
    notes: ["Si su contraseña es corta, o la usa en otros sitios, conviene cambiarla."],
  },
  passwordChanged: {
    subject: "Su contraseña ha cambiado",
    body: [
      "La contraseña de su cuenta en {brand} acaba de cambiar, y las demás sesiones se han cerrado. Si fue usted, todo está en orden.",
      "Si no, cree ahora una nueva contraseña:",
    ],
    action: "Crear una nueva contraseña",
    notes: ["Después, revise los datos de su cuenta o hable con nuestro equipo."],
  },
  emailChanged: {
    subject: "El correo de su cuenta ha cambiado",
    body: [
      "Su cuenta en {brand} usa ahora otra dirección de correo. Si fue usted, todo está en orden.",
      "Si no, deshaga el cambio aquí:",
    ],
    action: "Deshacer el cambio",
    notes: [
      "El enlace es válido durante siete días. Al deshacerlo, esta dirección vuelve a la cuenta, se cierran todas las sesiones y usted crea una nueva contraseña.",
    ],
  },
  emailTaken: {
    subject: "Este es el nuevo correo de su cuenta",
    body: [
      "Esta dirección está confirmada: desde ahora entra con ella en su cuenta de {brand} y en ella recibe nuestros mensajes.",
      "También hemos avisado a la dirección anterior.",
    ],
    action: "Abrir el área de clientes",
    notes: [],
  },
  idleAccount: {
    subject: "Su cuenta se eliminará dentro de 30 días",
    body: [
      "Hace dos años que nadie entra en su cuenta de {brand}, y no tiene ningún plan activo. Por eso, como indica nuestra política de privacidad, se eliminará dentro de 30 días, junto con sus datos. Para conservarla, basta con entrar:",
    ],
    action: "Entrar en mi cuenta",
    notes: ["Si ya no necesita la cuenta, no tiene que hacer nada."],
  },
  planAdded: {
    subject: "Su nuevo plan ya está en la cuenta",
    body: ["Este plan forma parte de su cuenta en {brand} desde ahora:"],
    action: "Ver mis planes",
    notes: ["¿Algo no coincide con lo acordado? Avise a nuestro equipo antes del pago."],
  },
  planChanged: {
    subject: "Su plan ha cambiado",
    body: ["Un plan de su cuenta en {brand} ha cambiado. Desde ahora es este:"],
    action: "Ver mis planes",
    notes: ["¿Algo no coincide con lo acordado? Avise a nuestro equipo antes del pago."],
  },
  planEnded: {
    subject: "Su plan ha terminado",
    body: [
      "Este plan de su cuenta en {brand} ha terminado. Lo sigue encontrando en el área de clientes, entre los planes cancelados:",
    ],
    action: "Ver mis planes",
    notes: ["Si no lo esperaba, hable con nuestro equipo."],
  },
  paymentReceived: {
    subject: "Hemos recibido su pago",
    body: ["¡Gracias! El pago de este plan de su cuenta en {brand} ha quedado registrado:"],
    action: "Ver mis planes",
    notes: ["Este mensaje confirma la recepción y no sustituye a la factura."],
  },
  planRequested: {
    subject: "Hemos recibido su solicitud sobre el plan",
    body: [
      "Su solicitud ha llegado al equipo de {brand}. Nada cambia antes de que hablemos con usted:",
    ],
    action: "Ver mis planes",
    notes: [
      "¿Quiere añadir algo? Responda a este mensaje.",
      "Si no fue usted, alguien tiene su contraseña: cámbiela en el área de clientes y responda a este mensaje.",
    ],
  },
  deletion: {
    subject: "Su cuenta ha sido eliminada",
    body: [
      "Su cuenta en {brand} ha sido eliminada, con sus datos de acceso y la lista de planes. Los contratos y las facturas se conservan durante los plazos legales, como indica nuestra política de privacidad.",
      "Gracias por haber sido nuestro cliente.",
    ],
    action: "Abrir el sitio",
    notes: [],
  },
  confirmDeletion: {
    subject: "Confirme la solicitud de eliminación",
    body: [
      "Alguien ha solicitado en el área de clientes de {brand} que se eliminen la cuenta que usa esta dirección y sus datos. Si fue usted, confirme la solicitud: solo entonces queda registrada y nuestro equipo se ocupa de ella.",
    ],
    action: "Confirmar la solicitud",
    notes: [
      "El enlace es válido durante siete días y solo puede usarse una vez.",
      "Si no fue usted, ignore este mensaje: no se elimina nada.",
    ],
  },
  deletionWithdrawn: {
    subject: "Su solicitud de eliminación se ha retirado",
    body: [
      "La solicitud de eliminar su cuenta en {brand} se ha retirado en el área de clientes. La cuenta y los datos siguen como estaban.",
    ],
    action: "Abrir mi cuenta",
    notes: [
      "Si no fue usted, alguien tiene su contraseña: cámbiela en el área de clientes y haga la solicitud de nuevo.",
    ],
  },
  facts: {
    plan: "Plan",
    price: "Precio al mes",
    request: "Solicitud",
    requests: { change: "Cambiar de plan", cancel: "Cancelar el plan" },
    paidDay: "Vencimiento pagado",
    nextPayment: "Próximo pago",
    noDate: "Sin fecha",
    former: "antes",
  },
};
