import { type Label, label } from "../../platform/i18n/label.ts";

/** Describes the purpose of each section in one sentence, for the drawer in which an editor chooses a section. */
export const sectionPurposes: Record<string, Label> = {
  hero: label(
    "Abre a página: o que é, para quem e o que fazer.",
    "Opens the page: what it is, for whom and what to do.",
    "Abre la página: qué es, para quién y qué hacer.",
  ),
  featureGrid: label(
    "Recursos ou vantagens lado a lado, cada um com ícone.",
    "Features or advantages side by side, each with an icon.",
    "Características o ventajas lado a lado, cada una con su icono.",
  ),
  serviceCards: label(
    "Serviços em cartões, cada um com link para a própria página.",
    "Services as cards, each with a link to its own page.",
    "Servicios en tarjetas, cada una con enlace a su página.",
  ),
  specTable: label(
    "Especificações técnicas em linhas, para comparar.",
    "Technical specifications in rows, to compare.",
    "Especificaciones técnicas en filas, para comparar.",
  ),
  comparison: label(
    "Serviços ou planos em uma tabela, comparados pelas mesmas perguntas.",
    "Services or plans in a table, compared by the same questions.",
    "Servicios o planes en una tabla, comparados con las mismas preguntas.",
  ),
  steps: label(
    "Um processo em passos numerados.",
    "A process in numbered steps.",
    "Un proceso en pasos numerados.",
  ),
  timeline: label(
    "A história da empresa, ano a ano.",
    "The company's history, year by year.",
    "La historia de la empresa, año por año.",
  ),
  team: label(
    "Pessoas da equipe, com cargo.",
    "People of the team, with their roles.",
    "Personas del equipo, con su cargo.",
  ),
  values: label(
    "O que a empresa quer ser e no que acredita.",
    "What the company wants to be and believes in.",
    "Lo que la empresa quiere ser y en lo que cree.",
  ),
  useCases: label(
    "Situações em que o cliente se reconhece.",
    "Situations in which customers recognise themselves.",
    "Situaciones en las que el cliente se reconoce.",
  ),
  categorizedList: label(
    "Uma lista longa, dividida em grupos.",
    "A long list, divided into groups.",
    "Una lista larga, dividida en grupos.",
  ),
  certifications: label(
    "Certificações e provas do datacenter.",
    "Certifications and proof of the datacenter.",
    "Certificaciones y pruebas del centro de datos.",
  ),
  networkOptions: label(
    "Opções de rede com suas velocidades.",
    "Network options with their speeds.",
    "Opciones de red con sus velocidades.",
  ),
  testimonials: label(
    "O que clientes dizem, escolhido da lista de depoimentos.",
    "What customers say, chosen from the testimonials.",
    "Lo que dicen los clientes, elegido de los testimonios.",
  ),
  pricingPlans: label(
    "Cartões de planos para comparar, à sua escolha.",
    "Plan cards to compare, of your choice.",
    "Tarjetas de planes para comparar, a su elección.",
  ),
  priceCalculator: label(
    "A calculadora, com os preços publicados.",
    "The calculator, with the published prices.",
    "La calculadora, con los precios publicados.",
  ),
  contactForm: label(
    "Formulário de contato e outros canais.",
    "Contact form and other ways to reach you.",
    "Formulario de contacto y otros canales.",
  ),
  partners: label(
    "Marcas de parceiros em uma faixa.",
    "Partners' marks in a strip.",
    "Marcas de socios en una franja.",
  ),
  newsletter: label("Inscrição na newsletter.", "Newsletter sign-up.", "Suscripción al boletín."),
  callToAction: label(
    "Uma frase e um botão, para terminar a página.",
    "A sentence and a button, to end the page.",
    "Una frase y un botón, para terminar la página.",
  ),
  richText: label(
    "Texto corrido com títulos, listas, imagens e tabelas.",
    "Running text with headings, lists, pictures and tables.",
    "Texto corrido con títulos, listas, imágenes y tablas.",
  ),
  faq: label(
    "Perguntas e respostas que abrem e fecham.",
    "Questions and answers that open and close.",
    "Preguntas y respuestas que se abren y cierran.",
  ),
  glossary: label(
    "Termos técnicos com a definição de cada um.",
    "Technical terms, each with its definition.",
    "Términos técnicos, cada uno con su definición.",
  ),
  articleList: label(
    "Os artigos do blog, do mais novo ao mais antigo.",
    "The blog's articles, newest first.",
    "Los artículos del blog, del más nuevo al más antiguo.",
  ),
};

/** Returns the URL path of a section's image; stories/render-section-pictures.ts makes the files. */
export function getSectionPicturePath(slug: string): string {
  return `/section-pictures/${slug}.webp`;
}
