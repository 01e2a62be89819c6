import { label } from "../../platform/i18n/label.ts";

export const checksTabTexts = {
  heading: label("Antes de publicar", "Before publishing", "Antes de publicar"),
  about: label(
    "O rascunho de cada idioma, como a busca e as redes o mostrariam. Só o que está marcado como “impede” é recusado ao publicar.",
    "Each language's draft, as search and social networks would show it. Only what is marked “refused” stops a publish.",
    "El borrador de cada idioma, como lo mostrarían el buscador y las redes. Solo lo marcado como “impide” se rechaza al publicar.",
  ),
  refused: label("impede", "refused", "impide"),
  ready: label("Nada a corrigir.", "Nothing to fix.", "Nada que corregir."),
  readiness: {
    ready: label("pronto para publicar", "ready to publish", "listo para publicar"),
    refused: label(
      "publicar seria recusado, {count} a corrigir",
      "can't publish: {count} to fix",
      "publicar se rechazaría, {count} por corregir",
    ),
    absent: label(
      "sem endereço, não existe neste idioma",
      "no address, not there in this language",
      "sin dirección, no existe en este idioma",
    ),
  },
  section: label("Seção", "Section", "Sección"),
  edit: label("Editar neste idioma", "Edit in this language", "Editar en este idioma"),
  search: label("Resultado de busca", "Search result", "Resultado de búsqueda"),
  card: label("Ao compartilhar", "When shared", "Al compartir"),
  codes: {
    address: label(
      "Sem endereço: o documento não existe neste idioma.",
      "No address: the document does not exist in this language.",
      "Sin dirección: el documento no existe en este idioma.",
    ),
    title: label(
      "Título com menos de 10 ou mais de 60 caracteres: a busca o corta.",
      "Title of fewer than 10 or more than 60 characters: search results cut it off.",
      "Título con menos de 10 o más de 60 caracteres: el buscador lo corta.",
    ),
    description: label(
      "Descrição com menos de 70 ou mais de 160 caracteres.",
      "Description of fewer than 70 or more than 160 characters.",
      "Descripción con menos de 70 o más de 160 caracteres.",
    ),
    text: label(
      "Falta um texto obrigatório",
      "A required text is missing",
      "Falta un texto obligatorio",
    ),
    invalid: label(
      "Não pode ser publicado assim",
      "Cannot be published like this",
      "No se puede publicar así",
    ),
    alt: label(
      "Imagem sem texto alternativo",
      "Picture without alternative text",
      "Imagen sin texto alternativo",
    ),
    heading: label(
      "A página deve começar com uma única abertura, que traz o título principal.",
      "The page should begin with one hero, which holds its main heading.",
      "La página debe empezar con una única apertura, que lleva el título principal.",
    ),
    section: label(
      "Seção vazia neste idioma: o site a deixa de fora.",
      "Section empty in this language: the site leaves it out.",
      "Sección vacía en este idioma: el sitio la omite.",
    ),
    body: label(
      "Sem texto: neste idioma a página responde 404.",
      "No text: this page returns 404 in this language.",
      "Sin texto: en este idioma la página devuelve 404.",
    ),
    link: label(
      "Link que não leva a lugar nenhum neste idioma",
      "Link that leads nowhere in this language",
      "Enlace que no lleva a ninguna parte en este idioma",
    ),
    draft: label(
      "Link para um documento que não está publicado.",
      "Link to a document that is not published.",
      "Enlace a un documento que no está publicado.",
    ),
    older: label(
      "O português mudou depois desta tradução.",
      "The Portuguese changed after this translation.",
      "El portugués cambió después de esta traducción.",
    ),
  },
};
