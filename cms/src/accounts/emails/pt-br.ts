import type { AccountTexts } from "./email-texts.ts";

export const ptBr: AccountTexts = {
  greeting: (name) => (name ? `Olá, ${name}!` : "Olá!"),
  reset: {
    subject: "Crie uma nova senha",
    body: [
      "Recebemos um pedido para trocar a senha da sua conta na {brand}. É só escolher a nova por aqui:",
    ],
    action: "Criar nova senha",
    notes: [
      "O link vale por uma hora e só pode ser usado uma vez. Se você não fez este pedido, ignore esta mensagem: sua senha continua a mesma.",
    ],
  },
  invitation: {
    subject: "Seu convite para a equipe",
    body: [
      "Você foi convidado para a equipe da {brand} no painel do site. Para aceitar, crie a sua senha:",
    ],
    action: "Criar minha senha",
    notes: ["O link vale por sete dias e só pode ser usado uma vez."],
  },
  verification: {
    subject: "Confirme o seu e-mail",
    body: [
      "Este endereço foi informado em uma conta na {brand}. Se foi você, confirme que ele é seu:",
    ],
    action: "Confirmar meu e-mail",
    notes: [
      "O link vale por sete dias e só pode ser usado uma vez. Se não foi você, ignore esta mensagem: sem a confirmação, o endereço não fica associado à conta.",
    ],
  },
  existingAccount: {
    subject: "Você já tem uma conta",
    body: [
      "Alguém tentou usar este endereço em uma nova conta na {brand}, mas ele já tem uma. Se foi você, entre com a sua senha ou, se a esqueceu, crie uma nova na mesma tela:",
    ],
    action: "Entrar na minha conta",
    notes: ["Se não foi você, ignore esta mensagem: nada mudou na sua conta."],
  },
  accountCreated: {
    subject: "Sua conta foi criada",
    body: [
      "Nossa equipe criou uma conta para você na {brand}. Confirme que este endereço é seu e entre com a senha que combinamos:",
    ],
    action: "Confirmar meu e-mail",
    notes: [
      "O link vale por sete dias e só pode ser usado uma vez. Não tem a senha? Em “Esqueci minha senha”, na tela de entrada, você cria uma.",
      "Não esperava esta mensagem? Ignore-a ou avise a nossa equipe.",
    ],
  },
  welcome: {
    subject: "Boas-vindas à {brand}",
    body: [
      "Seu e-mail está confirmado e a sua conta está pronta.",
      "Na área do cliente você acompanha planos e pagamentos, pede mudanças e mantém os seus dados em dia. Se ainda não tem um plano, monte o seu servidor na calculadora do site e veja o preço na hora.",
    ],
    action: "Abrir a área do cliente",
    notes: [],
  },
  attack: {
    subject: "Muitas senhas erradas na sua conta",
    body: [
      "Alguém tentou muitas vezes, e sem sucesso, entrar na sua conta na {brand}. Sua senha continua segura, e nos aparelhos que você já usa tudo funciona como antes.",
      "Se não conseguir entrar de um lugar novo, crie uma nova senha por aqui:",
    ],
    action: "Criar nova senha",
    notes: ["Se a sua senha é curta ou se você a usa em outros sites, vale a pena trocá-la."],
  },
  passwordChanged: {
    subject: "Sua senha foi alterada",
    body: [
      "A senha da sua conta na {brand} acaba de ser alterada, e as outras sessões foram encerradas. Se foi você, está tudo certo.",
      "Se não foi, crie agora uma nova senha:",
    ],
    action: "Criar nova senha",
    notes: ["Depois disso, confira os dados da sua conta ou fale com a nossa equipe."],
  },
  emailChanged: {
    subject: "O e-mail da sua conta foi alterado",
    body: [
      "Sua conta na {brand} passou a usar outro endereço de e-mail. Se foi você, está tudo certo.",
      "Se não foi, desfaça a alteração por aqui:",
    ],
    action: "Desfazer a alteração",
    notes: [
      "O link vale por sete dias. Ao desfazer, este endereço volta para a conta, todas as sessões são encerradas e você cria uma nova senha.",
    ],
  },
  emailTaken: {
    subject: "Este é o novo e-mail da sua conta",
    body: [
      "Este endereço está confirmado: a partir de agora é com ele que você entra na sua conta na {brand}, e é nele que recebe as nossas mensagens.",
      "O endereço anterior também foi avisado.",
    ],
    action: "Abrir a área do cliente",
    notes: [],
  },
  idleAccount: {
    subject: "Sua conta será excluída em 30 dias",
    body: [
      "Faz dois anos que ninguém entra na sua conta na {brand}, e ela não tem nenhum plano ativo. Por isso, como diz a nossa política de privacidade, ela será excluída daqui a 30 dias, com os seus dados. Para continuar com ela, basta entrar:",
    ],
    action: "Entrar na minha conta",
    notes: ["Se não precisa mais da conta, não é preciso fazer nada."],
  },
  planAdded: {
    subject: "Seu novo plano está na conta",
    body: ["Este plano passou a fazer parte da sua conta na {brand}:"],
    action: "Ver meus planos",
    notes: ["Algo não confere com o que combinamos? Avise a nossa equipe antes do pagamento."],
  },
  planChanged: {
    subject: "Seu plano foi alterado",
    body: ["Um plano da sua conta na {brand} mudou. A partir de agora vale isto:"],
    action: "Ver meus planos",
    notes: ["Algo não confere com o que combinamos? Avise a nossa equipe antes do pagamento."],
  },
  planEnded: {
    subject: "Seu plano foi encerrado",
    body: [
      "Este plano da sua conta na {brand} foi encerrado. Ele continua na área do cliente, entre os planos cancelados:",
    ],
    action: "Ver meus planos",
    notes: ["Se você não esperava por isso, fale com a nossa equipe."],
  },
  paymentReceived: {
    subject: "Recebemos o seu pagamento",
    body: ["Obrigado! O pagamento deste plano da sua conta na {brand} foi registrado:"],
    action: "Ver meus planos",
    notes: ["Esta mensagem confirma o recebimento e não substitui a nota fiscal."],
  },
  planRequested: {
    subject: "Recebemos o seu pedido sobre o plano",
    body: ["O seu pedido chegou à equipe da {brand}. Nada muda antes de falarmos com você:"],
    action: "Ver meus planos",
    notes: [
      "Quer acrescentar algo? Responda a esta mensagem.",
      "Se não foi você, alguém tem a sua senha: troque-a na área do cliente e responda a esta mensagem.",
    ],
  },
  deletion: {
    subject: "Sua conta foi excluída",
    body: [
      "Sua conta na {brand} foi excluída, com os dados de acesso e a lista de planos. Contratos e faturas ficam guardados pelos prazos da lei, como diz a nossa política de privacidade.",
      "Agradecemos por ter sido nosso cliente.",
    ],
    action: "Abrir o site",
    notes: [],
  },
  confirmDeletion: {
    subject: "Confirme o pedido de exclusão",
    body: [
      "Alguém pediu na área do cliente da {brand} a exclusão da conta que usa este endereço e dos dados dela. Se foi você, confirme o pedido: só depois disso ele fica registrado e a nossa equipe cuida dele.",
    ],
    action: "Confirmar o pedido",
    notes: [
      "O link vale por sete dias e só pode ser usado uma vez.",
      "Se não foi você, ignore esta mensagem: nada é excluído.",
    ],
  },
  deletionWithdrawn: {
    subject: "Seu pedido de exclusão foi retirado",
    body: [
      "O pedido para excluir a sua conta na {brand} foi retirado na área do cliente. A conta e os dados continuam como estavam.",
    ],
    action: "Abrir a minha conta",
    notes: [
      "Se não foi você, alguém tem a sua senha: troque-a na área do cliente e faça o pedido de novo.",
    ],
  },
  facts: {
    plan: "Plano",
    price: "Preço por mês",
    request: "Pedido",
    requests: { change: "Mudar de plano", cancel: "Cancelar o plano" },
    paidDay: "Vencimento pago",
    nextPayment: "Próximo pagamento",
    noDate: "Sem data",
    former: "antes",
  },
};
