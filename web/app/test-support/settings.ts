/** Site settings with every field that pages require. */
export const sampleSettings = {
  brandName: "Araucária Cloud",
  tagline: "Nuvem em São Paulo",
  footerYear: 2022,
  rightsNotice: "Todos os direitos reservados.",
  chatNumber: "5511955500142",
  chatGreeting: "Olá!",
  telephone: "+55 11 5550-0142",
  email: "contato@example.com",
  address: "São Paulo",
  quoteValidityDays: 30,
  cookieNotice: "Este site usa cookies.",
  cookieAccept: "Aceitar",
  cookieDecline: "Recusar",
};
