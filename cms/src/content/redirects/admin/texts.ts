import { label } from "../../../platform/i18n/label.ts";

export const redirectTexts = {
  heading: label("Redirecionamentos", "Redirects", "Redirecciones"),
  about: label(
    "Endereços que levam a outro: os antigos, guardados quando um endereço muda, e os criados à mão. As visitas são contadas a cada meio minuto.",
    "Addresses that lead to another: former ones, kept when an address changes, and those made by hand. Visits are counted every half minute.",
    "Direcciones que llevan a otra: las anteriores, guardadas al cambiar una dirección, y las creadas a mano. Las visitas se cuentan cada medio minuto.",
  ),
  add: label("Criar um redirecionamento", "Add a redirect", "Crear una redirección"),
  search: label("Buscar", "Search", "Buscar"),
  from: label("De", "From", "De"),
  to: label("Para", "To", "A"),
  hits: label("Visitas", "Visits", "Visitas"),
  last: label("Última visita", "Last visit", "Última visita"),
  origin: label("Origem", "Origin", "Origen"),
  manual: label("Criado à mão", "Made by hand", "Creado a mano"),
  former: label("Endereço antigo", "Former address", "Dirección anterior"),
  none: label("Nenhum redirecionamento.", "No redirects.", "Ninguna redirección."),
};
