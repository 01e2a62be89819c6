import type { ApiErrorCode, ApiErrorResponse, FieldProblem } from "./api-error.ts";

/**
 * Portuguese texts of the error codes; the specification's text where it defines one. A test compares the texts with
 * the messages on screens (web/app/i18n/messages/pt-BR.json).
 */
const texts = {
  invalid: "Dados inválidos",
  "invalid-token": "Este link não vale mais. Peça um novo.",
  "invalid-plan": "ID do plano inválido",
  unauthenticated: "Não autenticado",
  "invalid-credentials": "E-mail ou senha inválidos",
  "passkey-rejected": "Não foi possível verificar a passkey. Tente de novo ou use a sua senha.",
  "login-expired": "O tempo para digitar o código acabou. Entre de novo com e-mail e senha.",
  "second-factor-required": "Digite o código do seu aplicativo autenticador",
  "second-factor-missing": "Ative a verificação em duas etapas para continuar",
  "email-unverified":
    "Para adicionar uma passkey, confirme antes o e-mail da sua conta, pelo link que enviamos.",
  "confirmation-required": "Confirme que é você: digite a sua senha",
  "token-not-accepted": "Tokens de acesso não são aceitos nesta chamada",
  "token-read-only": "Este token de acesso só permite leitura",
  forbidden: "Sua conta não tem permissão para isso",
  "cross-site": "Pedido de outro site recusado",
  "setup-closed": "A configuração inicial já foi feita. Entre com a conta de administrador.",
  "setup-token": "Código de configuração inválido",
  "not-found": "Não encontrado",
  "email-taken": "Este e-mail já está cadastrado",
  "second-factor-exists": "Esta conta já tem a verificação em duas etapas",
  "too-many-tokens":
    "Sua conta já tem 20 tokens de acesso. Revogue um que não usa mais antes de criar outro.",
  "too-many-passkeys":
    "Sua conta já tem 20 passkeys. Remova uma que não usa mais antes de adicionar outra.",
  "plan-id-taken": "Já existe um plano com este ID",
  "plan-in-use": "Há clientes com este plano",
  "plan-changed":
    "Outra pessoa mudou este plano enquanto isso. Nada foi salvo: confira o que mudou e salve de novo.",
  "no-active-plans": "Não há planos ativos disponíveis",
  "last-administrator": "É preciso haver ao menos um administrador",
  "already-cancelled": "Este plano já foi cancelado",
  "already-requested":
    "Já recebemos este pedido sobre o plano. Para acrescentar algo, responda ao e-mail de confirmação.",
  conflict: "A Idempotency-Key já foi usada com outro conteúdo",
  "prices-changed": "Outros preços foram publicados enquanto isso",
  "too-large": "Pedido muito grande",
  "not-json": "O pedido deve ser application/json",
  "not-utf-8": "O pedido deve estar em UTF-8, sem compressão",
  "rate-limited": "Muitas tentativas. Aguarde alguns minutos e tente novamente.",
  internal: "Erro no servidor. Tente novamente.",
  unavailable: "Não foi possível concluir agora. Tente novamente em instantes.",
} as const satisfies Record<ApiErrorCode, string>;

/** Texts of the problems of fields that have no specific text in `fieldTexts`. */
const problemTexts: Record<FieldProblem, string> = {
  required: "Campo obrigatório",
  invalid: "Valor inválido",
  "too-short": "Valor inválido",
  "too-long": "Texto longo demais",
  "too-common": "Essa senha é uma das mais usadas do mundo. Escolha outra.",
  wrong: "A senha atual não confere",
  past: "Esta data já passou",
};

/** The specification's texts by field (section 5). */
const fieldTexts: Record<string, Partial<Record<FieldProblem, string>>> = {
  fullname: {
    required: "Nome completo é obrigatório",
    "too-short": "Nome deve ter no mínimo 3 caracteres",
  },
  email: { required: "E-mail é obrigatório", invalid: "E-mail inválido" },
  phone: {
    required: "Telefone é obrigatório",
    "too-short": "Telefone inválido",
    invalid: "Telefone inválido",
  },
  password: {
    required: "Senha é obrigatória",
    "too-short": "A senha deve ter no mínimo 6 caracteres",
  },
  currentPassword: { required: "Senha é obrigatória" },
  secondFactorCode: {
    required: "Código é obrigatório",
    invalid: "Código inválido",
    wrong: "Código incorreto ou já usado",
  },
  price: { invalid: "Por favor insira um preço válido" },
  status: { invalid: 'Status deve ser "ativo" ou "inativo"' },
  id: { invalid: "ID do plano inválido" },
  planId: { invalid: "ID do plano inválido" },
};

/**
 * Returns the Portuguese text of a failure for API clients: the text of the first invalid field or, if no field is
 * invalid, the text of the code.
 */
export function apiErrorText({ code, fields }: Pick<ApiErrorResponse, "code" | "fields">): string {
  const [first] = Object.entries(fields ?? {});
  if (!first) {
    return texts[code];
  }
  const [field, problem] = first;
  return fieldTexts[field]?.[problem] ?? problemTexts[problem];
}
