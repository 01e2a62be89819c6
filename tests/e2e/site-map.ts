/**
 * Public routes of the specification, with texts that each page must show, written by hand in three languages. Tests
 * compare the running site with this table, never with the seed.
 */

export const locales = ["pt-BR", "en-US", "es-ES"] as const;
export type Locale = (typeof locales)[number];
type PerLocale<Value> = Record<Locale, Value>;

export const homePaths: PerLocale<string> = { "pt-BR": "/", "en-US": "/en", "es-ES": "/es" };
export const languageNames: PerLocale<string> = {
  "pt-BR": "Português",
  "en-US": "English",
  "es-ES": "Español",
};

/** A text that the page must contain, or several texts that must occur in this order. */
export type RequiredText = string | readonly string[];

export interface SiteRoute {
  name: string;
  kind: "page" | "legal";
  paths: PerLocale<string>;
  heading: PerLocale<RegExp>;
  /** Required texts that are the same in every language. */
  requiredTexts: readonly RequiredText[];
  translatedTexts: PerLocale<readonly RequiredText[]>;
  /** Number of items with a heading (h3) in each section for which the specification states a number. */
  titledItems: readonly number[];
  /** Whether the page has questions that open and close. */
  hasQuestions: boolean;
}

interface RouteInput
  extends Omit<SiteRoute, "kind" | "requiredTexts" | "titledItems" | "hasQuestions"> {
  requiredTexts?: readonly RequiredText[];
  titledItems?: readonly number[];
  hasQuestions?: boolean;
}

function page(input: RouteInput): SiteRoute {
  return { kind: "page", requiredTexts: [], titledItems: [], hasQuestions: false, ...input };
}

function legal(input: RouteInput): SiteRoute {
  return { ...page(input), kind: "legal" };
}

/** Names of the plans in order, each with its resources. */
const plans: PerLocale<RequiredText> = {
  "pt-BR": [
    ...["Cloud Start", "pequenas empresas", "2 vCPUs", "4 GB", "50 GB", "SSD NVMe", "1 TB"],
    ...["Suporte por e-mail", "Mais popular", "Cloud Pro", "empresas em crescimento", "4 vCPUs"],
    ...["8 GB", "100 GB", "SSD NVMe", "3 TB", "Suporte 24/7", "Backup diário"],
    ...["Cloud Enterprise", "grandes empresas", "8 vCPUs", "16 GB", "200 GB", "SSD NVMe", "5 TB"],
    ...[
      "Suporte prioritário 24/7",
      "Backup diário, 7 dias; semanal à parte",
      "Proteção avançada contra DDoS",
    ],
  ],
  "en-US": [
    ...["Cloud Start", "small businesses", "2 vCPUs", "4 GB", "50 GB", "NVMe SSD", "1 TB"],
    ...["Email support", "Most popular", "Cloud Pro", "growing businesses", "4 vCPUs"],
    ...["8 GB", "100 GB", "NVMe SSD", "3 TB", "24/7 support", "Daily backup"],
    ...["Cloud Enterprise", "large companies", "8 vCPUs", "16 GB", "200 GB", "NVMe SSD", "5 TB"],
    ...[
      "Priority 24/7 support",
      "Daily backup, 7 days; weekly is extra",
      "Advanced DDoS protection",
    ],
  ],
  "es-ES": [
    ...["Cloud Start", "pequeñas empresas", "2 vCPU", "4 GB", "50 GB", "SSD NVMe", "1 TB"],
    ...[
      "Soporte por correo electrónico",
      "El más elegido",
      "Cloud Pro",
      "en crecimiento",
      "4 vCPU",
    ],
    ...["8 GB", "100 GB", "SSD NVMe", "3 TB", "Soporte 24/7", "Copia de seguridad diaria"],
    ...["Cloud Enterprise", "grandes empresas", "8 vCPU", "16 GB", "200 GB", "SSD NVMe", "5 TB"],
    ...[
      "Soporte prioritario 24/7",
      "Copia diaria; semanal, aparte",
      "Protección avanzada contra DDoS",
    ],
  ],
};

const termDiscounts: PerLocale<RequiredText> = {
  "pt-BR": ["12 meses", "5%", "24 meses", "10%", "36 meses", "15%", "48 meses", "20%"],
  "en-US": ["12 months", "5%", "24 months", "10%", "36 months", "15%", "48 months", "20%"],
  "es-ES": ["12 meses", "5 %", "24 meses", "10 %", "36 meses", "15 %", "48 meses", "20 %"],
};

export const siteRoutes: readonly SiteRoute[] = [
  page({
    name: "home",
    paths: homePaths,
    heading: { "pt-BR": /nuvem/i, "en-US": /cloud/i, "es-ES": /nube/i },
    requiredTexts: [
      ...["Intel Xeon", "AMD EPYC", "10 Gbps", "24/7", "DDoS", "TIER 3", "ISO 27001", "LGPD"],
      ["VMware vSphere", "Microsoft Hyper-V", "Proxmox VE", "KVM"],
      ["Ceph", "ZFS"],
      ["Amazon Web Services", "Microsoft Azure", "Intel", "Cisco", "Red Hat", "VMware"],
      ["Renata Sakamoto", "Eduardo Vasconcelos", "Patrícia Lemos"],
    ],
    translatedTexts: {
      "pt-BR": [
        ...[
          "R$ 85,50",
          "R$ 133,00",
          "99,9%",
          "99,99%",
          "desde 2015",
          "SSD NVMe",
          "30%",
          "pertencem aos seus titulares",
        ],
        ["Nuvem privada", "Cloud Center", "Datacenter Virtual", "Cloud Server"],
        ["Processadores", "Armazenamento", "Rede", "Especificações", "Certificação"],
        plans["pt-BR"],
      ],
      "en-US": [
        ...[
          "R$85.50",
          "R$133.00",
          "99.9%",
          "99.99%",
          "since 2015",
          "NVMe SSD",
          "30%",
          "belong to their owners",
        ],
        ["Private cloud", "Cloud Center", "Virtual Datacenter", "Cloud Server"],
        ["Processors", "Storage", "Network", "Specifications", "Certification"],
        plans["en-US"],
      ],
      "es-ES": [
        ...[
          "85,50 R$",
          "133,00 R$",
          "99,9 %",
          "99,99 %",
          "desde 2015",
          "SSD NVMe",
          "30 %",
          "pertenecen a sus titulares",
        ],
        ["Nube privada", "Cloud Center", "Centro de datos virtual", "Cloud Server"],
        ["Procesadores", "Almacenamiento", "Red", "Especificaciones", "Certificación"],
        plans["es-ES"],
      ],
    },
    titledItems: [4, 4, 2, 3],
  }),
  page({
    name: "about",
    paths: { "pt-BR": "/sobre", "en-US": "/en/about", "es-ES": "/es/nosotros" },
    heading: { "pt-BR": /nuvem/i, "en-US": /cloud/i, "es-ES": /nube/i },
    requiredTexts: [
      ["2015", "2017", "2019", "2021", "2023"],
      ["HP", "Helena Prado", "RN", "Rafael Nunes", "CT", "Camila Torres"],
      "500",
    ],
    translatedTexts: {
      "pt-BR": [
        ...["mais de 500 empresas", "mais de 50 pessoas", "Missão", "Visão"],
        ["Excelência", "Inovação", "Confiabilidade", "Segurança", "Compromisso"],
        "Sustentabilidade",
      ],
      "en-US": [
        ...["more than 500 companies", "more than 50 people", "Mission", "Vision"],
        ["Excellence", "Innovation", "Reliability", "Security", "Commitment", "Sustainability"],
      ],
      "es-ES": [
        ...["más de 500 empresas", "más de 50 personas", "Misión", "Visión"],
        ["Excelencia", "Innovación", "Fiabilidad", "Seguridad", "Compromiso", "Sostenibilidad"],
      ],
    },
    titledItems: [5, 3],
  }),
  page({
    name: "cloud-center",
    paths: { "pt-BR": "/cloud-center", "en-US": "/en/cloud-center", "es-ES": "/es/cloud-center" },
    heading: { "pt-BR": /99,99/, "en-US": /99\.99/, "es-ES": /99,99/ },
    requiredTexts: [
      "Intel Xeon",
      "AMD EPYC",
      "NVMe",
      "10 Gbps",
      ["TIER 3", "ISO 27001", "LGPD"],
      "Startups",
    ],
    translatedTexts: {
      "pt-BR": ["SLA de 99,99%", ["Segurança", "Conectividade", "Energia"], "Grandes empresas"],
      "en-US": ["99.99% SLA", ["Security", "Connectivity", "Power"], "Enterprise"],
      "es-ES": ["SLA del 99,99 %", ["Seguridad", "Conectividad", "Energía"], "Grandes empresas"],
    },
    titledItems: [6, 3, 3, 2],
    hasQuestions: true,
  }),
  page({
    name: "private-cloud",
    paths: {
      "pt-BR": "/nuvem-privada",
      "en-US": "/en/private-cloud",
      "es-ES": "/es/nube-privada",
    },
    heading: { "pt-BR": /nuvem/i, "en-US": /cloud/i, "es-ES": /nube/i },
    requiredTexts: [
      ["VMware vSphere", "Microsoft Hyper-V", "Proxmox VE", "KVM", "Ceph", "ZFS"],
      ["10 Gbps", "20 Gbps", "40 Gbps"],
    ],
    translatedTexts: {
      "pt-BR": [
        ["Avaliação", "Implementação", "Migração de dados", "Gestão contínua"],
        ["financeiro", "Saúde", "Grandes empresas", "E-commerce"],
      ],
      "en-US": [
        ["Assessment", "Implementation", "Data migration", "Ongoing management"],
        ["Financial", "Health", "Large corporations", "E-commerce"],
      ],
      "es-ES": [
        ["Evaluación", "Implementación", "Migración de datos", "Gestión continua"],
        ["financiero", "Salud", "Grandes empresas", "Comercio electrónico"],
      ],
    },
    titledItems: [2, 6, 4, 4, 3],
    hasQuestions: true,
  }),
  // Page of a service that the specification offers but does not include in its list of pages.
  page({
    name: "dedicated-server",
    paths: {
      "pt-BR": "/servidor-dedicado",
      "en-US": "/en/dedicated-server",
      "es-ES": "/es/servidor-dedicado",
    },
    heading: { "pt-BR": /servidor/i, "en-US": /server/i, "es-ES": /servidor/i },
    requiredTexts: ["Intel Xeon", "AMD EPYC", "TIER 3", "São Paulo"],
    translatedTexts: {
      "pt-BR": ["99,9%", "43,2 minutos", "sob consulta", "No prazo do projeto", "Pix"],
      "en-US": ["99.9%", "43.2 minutes", "on request", "On the project schedule", "Pix"],
      "es-ES": ["99,9 %", "43,2 minutos", "a consultar", "Según el proyecto", "Pix"],
    },
    titledItems: [3],
    hasQuestions: true,
  }),
  page({
    name: "virtual-datacenter",
    paths: {
      "pt-BR": "/datacenter-virtual",
      "en-US": "/en/virtual-datacenter",
      "es-ES": "/es/centro-de-datos-virtual",
    },
    heading: { "pt-BR": /datacenter/i, "en-US": /datacenter/i, "es-ES": /centro de datos/i },
    requiredTexts: [["TIER 3", "ISO 27001", "LGPD"], "24/7", "DDoS"],
    translatedTexts: {
      "pt-BR": ["99,99%", "Painel de controle", "incluído"],
      "en-US": ["99.99%", "Control panel", "included"],
      "es-ES": ["99,99 %", "Panel de control", "Qué incluye"],
    },
    titledItems: [6, 3],
    hasQuestions: true,
  }),
  page({
    name: "cloud-server",
    paths: { "pt-BR": "/cloud-server", "en-US": "/en/cloud-server", "es-ES": "/es/cloud-server" },
    heading: { "pt-BR": /servidor/i, "en-US": /server/i, "es-ES": /servidor/i },
    requiredTexts: [
      ...["Intel Xeon", "AMD EPYC", "NVMe", "40 Gbps", "DDR4 ECC"],
      ["Ubuntu", "24.04 LTS", "22.04 LTS", "20.04 LTS", "18.04 LTS", "CentOS", "9 Stream"],
      ["CentOS", "9 Stream", "8 Stream", "7", "Debian", "12", "11", "10", "9", "Windows Server"],
      ["Windows Server", "2025", "2022", "2019", "2016", "Red Hat Enterprise Linux", "9", "8", "7"],
      ["Red Hat Enterprise Linux", "9", "8", "7", "CloudLinux", "8", "7"],
      ...["cPanel/WHM", "Plesk", "WordPress", "Docker", "LAMP", "LEMP", "Node.js", "SQL Server"],
      ...["MySQL/MariaDB", "PostgreSQL", "MongoDB", "Redis"],
    ],
    translatedTexts: {
      "pt-BR": [
        ...["Ver Planos", "SLA de 99,9%", "Backup diário", "Infraestrutura redundante"],
        [
          "Hospedagem web",
          "Bancos de dados",
          "Aplicações corporativas",
          "Desenvolvimento e testes",
        ],
      ],
      "en-US": [
        ...["See plans", "99.9% SLA", "Daily backup", "Redundant infrastructure"],
        ["Web hosting", "Databases", "Business applications", "Development and testing"],
      ],
      "es-ES": [
        ...[
          "Ver planes",
          "SLA del 99,9 %",
          "Copia de seguridad diaria",
          "Infraestructura redundante",
        ],
        ["Alojamiento web", "Bases de datos", "Aplicaciones corporativas", "Desarrollo y pruebas"],
      ],
    },
    titledItems: [6, 6, 5, 4],
    hasQuestions: true,
  }),
  page({
    name: "ip-telephony",
    paths: { "pt-BR": "/telefonia-ip", "en-US": "/en/ip-telephony", "es-ES": "/es/telefonia-ip" },
    heading: { "pt-BR": /telefone/i, "en-US": /phone/i, "es-ES": /teléfono/i },
    requiredTexts: ["VoIP", "PABX", "call center"],
    translatedTexts: {
      "pt-BR": ["URA inteligente", "Portabilidade", "até 5 dias úteis"],
      "en-US": ["Smart IVR", "Number portability", "up to 5 business days"],
      "es-ES": ["IVR inteligente", "Portabilidad", "un máximo de 5 días hábiles"],
    },
    hasQuestions: true,
  }),
  page({
    name: "cloud-backup",
    paths: {
      "pt-BR": "/backup-em-nuvem",
      "en-US": "/en/cloud-backup",
      "es-ES": "/es/copia-de-seguridad-en-la-nube",
    },
    heading: { "pt-BR": /\S/, "en-US": /\S/, "es-ES": /\S/ },
    requiredTexts: ["24/7"],
    translatedTexts: {
      "pt-BR": ["R$ 0,40 por GB", "Retenção de 7 dias", "Cópia diária automática", "Vantagens"],
      "en-US": ["R$0.40 per GB", "7-day retention", "Automatic daily backup", "Advantages"],
      "es-ES": ["0,40 R$ por GB", "Retención de 7 días", "Copia diaria automática", "Ventajas"],
    },
    titledItems: [4],
    hasQuestions: true,
  }),
  page({
    name: "cloud-consulting",
    paths: {
      "pt-BR": "/consultoria-em-cloud",
      "en-US": "/en/cloud-consulting",
      "es-ES": "/es/consultoria-cloud",
    },
    heading: { "pt-BR": /nuvem/i, "en-US": /cloud/i, "es-ES": /nube/i },
    translatedTexts: {
      "pt-BR": ["Migração", "Segurança", "Custos", "Benefícios"],
      "en-US": ["Migration", "Security", "Costs", "Benefits"],
      "es-ES": ["Migración", "Seguridad", "Costes", "Ventajas"],
    },
    titledItems: [4, 3],
    hasQuestions: true,
  }),
  page({
    name: "pricing",
    paths: { "pt-BR": "/precos", "en-US": "/en/pricing", "es-ES": "/es/precios" },
    heading: { "pt-BR": /preço/i, "en-US": /price/i, "es-ES": /precio/i },
    requiredTexts: ["vCPU", "RAM", "IPv4", "Windows Server", "DDoS"],
    translatedTexts: {
      "pt-BR": ["retenção de 7 dias", "1.024 GB", termDiscounts["pt-BR"], plans["pt-BR"]],
      "en-US": ["7-day retention", "1,024 GB", termDiscounts["en-US"], plans["en-US"]],
      "es-ES": ["7 días de retención", "1024 GB", termDiscounts["es-ES"], plans["es-ES"]],
    },
    titledItems: [4, 3],
    hasQuestions: true,
  }),
  page({
    name: "comparison",
    paths: {
      "pt-BR": "/comparar-servicos-de-nuvem",
      "en-US": "/en/compare-cloud-services",
      "es-ES": "/es/comparar-servicios-de-nube",
    },
    heading: {
      "pt-BR": /serviço de nuvem/i,
      "en-US": /cloud service/i,
      "es-ES": /servicio de nube/i,
    },
    requiredTexts: ["Cloud Server", "Cloud Center"],
    translatedTexts: {
      "pt-BR": ["Datacenter Virtual", "Nuvem privada", "99,99%"],
      "en-US": ["Virtual Datacenter", "Private cloud", "99.99%"],
      "es-ES": ["Centro de datos virtual", "Nube privada", "99,99 %"],
    },
    titledItems: [3],
    hasQuestions: true,
  }),
  page({
    name: "glossary",
    paths: { "pt-BR": "/glossario", "en-US": "/en/glossary", "es-ES": "/es/glosario" },
    heading: { "pt-BR": /glossário/i, "en-US": /cloud terms/i, "es-ES": /glosario/i },
    requiredTexts: ["SLA", "vCPU", "NVMe", "RPO", "IPv4"],
    translatedTexts: {
      "pt-BR": ["Alta disponibilidade", "Autenticação em dois fatores"],
      "en-US": ["High availability", "Two-factor authentication"],
      "es-ES": ["Alta disponibilidad", "Autenticación en dos pasos"],
    },
  }),
  page({
    name: "blog",
    paths: { "pt-BR": "/blog", "en-US": "/en/blog", "es-ES": "/es/blog" },
    heading: { "pt-BR": /nuvem/i, "en-US": /cloud/i, "es-ES": /nube/i },
    requiredTexts: ["Marina Kowalski", "Thiago Azevedo", "Lúcia Ferraz"],
    translatedTexts: {
      "pt-BR": ["min de leitura", "14/10/2026", "18/02/2025"],
      "en-US": ["min read", "October 14, 2026", "February 18, 2025"],
      "es-ES": ["min de lectura", "14 de octubre de 2026", "febrero de 2025"],
    },
    titledItems: [10],
  }),
  legal({
    name: "privacy",
    paths: {
      "pt-BR": "/politica-de-privacidade",
      "en-US": "/en/privacy-policy",
      "es-ES": "/es/politica-de-privacidad",
    },
    heading: { "pt-BR": /privacidade/i, "en-US": /privacy/i, "es-ES": /privacidad/i },
    requiredTexts: ["contato@araucaria.example", "LGPD"],
    translatedTexts: {
      "pt-BR": ["Em vigor desde 01/09/2026"],
      "en-US": ["In force since September 1, 2026"],
      "es-ES": ["En vigor desde"],
    },
  }),
  legal({
    name: "terms",
    paths: {
      "pt-BR": "/termos-de-servico",
      "en-US": "/en/terms-of-service",
      "es-ES": "/es/terminos-de-servicio",
    },
    heading: { "pt-BR": /termos/i, "en-US": /terms/i, "es-ES": /términos/i },
    requiredTexts: ["contato@araucaria.example"],
    translatedTexts: { "pt-BR": ["99,9%"], "en-US": ["99.9%"], "es-ES": ["99,9 %"] },
  }),
  legal({
    name: "cookies",
    paths: {
      "pt-BR": "/politica-de-cookies",
      "en-US": "/en/cookie-policy",
      "es-ES": "/es/politica-de-cookies",
    },
    heading: { "pt-BR": /cookies/i, "en-US": /cookie/i, "es-ES": /cookies/i },
    requiredTexts: ["contato@araucaria.example", "cookie-consent"],
    translatedTexts: { "pt-BR": [], "en-US": [], "es-ES": [] },
  }),
];

/** The two articles whose URLs the specification defines. */
export const specifiedArticlePaths = [
  "/blog/escolher-provedor-cloud-computing-brasil",
  "/blog/seguranca-cloud-computing-protecao-dados",
] as const;
export const articleCount = 10;
/** Path of the glossary's page in each language; the paths of term pages begin with this path. */
export const glossaryPaths = siteRoutes.find(({ name }) => name === "glossary")?.paths ?? homePaths;
export const glossaryTermCount = 40;
/** Number of categories, tags and authors with at least three articles; search engines may index their pages. */
export const indexedGroupCount = 7;

export const headerLinks: PerLocale<readonly string[]> = {
  "pt-BR": ["/sobre", "/nuvem-privada", "/cloud-center", "/datacenter-virtual", "/cloud-server"],
  "en-US": [
    "/en/about",
    "/en/private-cloud",
    "/en/cloud-center",
    "/en/virtual-datacenter",
    "/en/cloud-server",
  ],
  "es-ES": [
    "/es/nosotros",
    "/es/nube-privada",
    "/es/cloud-center",
    "/es/centro-de-datos-virtual",
    "/es/cloud-server",
  ],
};

/**
 * The link to the prices in each language. It is in the header next to the client area; on phones, at the end of the
 * menu.
 */
export const priceLinks: PerLocale<string> = {
  "pt-BR": "/precos",
  "en-US": "/en/pricing",
  "es-ES": "/es/precios",
};

/** The footer's columns of links in Portuguese, and its bottom bar. */
export const footerLinks = {
  services: [
    "/nuvem-privada",
    "/cloud-center",
    "/datacenter-virtual",
    "/cloud-server",
    "/backup-em-nuvem",
    "/consultoria-em-cloud",
    "/telefonia-ip",
  ],
  useful: [
    "/sobre",
    "/precos",
    "/comparar-servicos-de-nuvem",
    "/glossario",
    "/blog",
    "/termos-de-servico",
    "/politica-de-privacidade",
  ],
  bottom: ["/termos-de-servico", "/politica-de-privacidade", "/politica-de-cookies"],
} as const;

/** One route for each template of content pages. */
const representatives = new Set([
  "home",
  "about",
  "cloud-server",
  "pricing",
  "comparison",
  "glossary",
  "blog",
  "privacy",
]);

export function isTemplateRepresentative(routeName: string): boolean {
  return representatives.has(routeName);
}

/** Returns the path of one page per template. */
export function templatePaths(locale: Locale): string[] {
  return siteRoutes
    .filter(({ name }) => isTemplateRepresentative(name))
    .map(({ paths }) => paths[locale]);
}
