import { dictionary } from "@zxcvbn-ts/language-common";

/** The roughly 49,000 most frequent passwords in leaks. */
const used = new Set(dictionary["passwords-common"]);

/**
 * Words that are common in Brazilian passwords and that the international list lacks or contains only in some forms.
 * Digits and symbols around a word are ignored: senha123, 123mudar!, admin@2026.
 */
const firstWords = new Set(
  `
  senha senhas password passwd mudar trocar admin administrador root user usuario teste test temp
  acesso entrar login sistema servidor cloud nuvem hosting empresa suporte cliente welcome bemvindo
  brasil familia amor teamo jesus deus cristo sucesso vida feliz princesa qwerty asdf abc abcd
  flamengo corinthians palmeiras saopaulo santos vasco gremio internacional cruzeiro atletico
  botafogo fluminense bahia athletico curitiba riodejaneiro
  `
    .split(/\s+/)
    .filter(Boolean),
);

function isLetter(character: string): boolean {
  return character >= "a" && character <= "z";
}

/** Maximum number of digits and symbols around a common word; a password with more of them is accepted. */
const maxPadding = 8;
/** Minimum length of a compared name in characters; shorter names occur in passwords by chance. */
const minNameLength = 3;

/** Returns a text in lower case without accents and punctuation, from its first letter to its last. */
function plain(text: string): string {
  const characters = [...text.normalize("NFKD").toLowerCase()];
  const core = characters.slice(
    characters.findIndex(isLetter),
    characters.findLastIndex(isLetter) + 1,
  );
  return core.filter((character) => isLetter(character) || /\d/.test(character)).join("");
}

/**
 * Returns true for a password that attackers would try first. `names` contains the brand name and the account's e-mail
 * address; only the part of the address before the @ is compared.
 */
export function isCommonPassword(password: string, names: readonly string[] = []): boolean {
  // Normalises the password like password-hash.ts, because different code points can produce the same password.
  const typed = password.normalize("NFKC").toLowerCase();
  const word = plain(password);
  // True if so few other characters surround the word that the password is as weak as the word itself.
  const isBare = typed.length - word.length <= maxPadding;
  return (
    used.has(typed) ||
    (isBare && firstWords.has(word)) ||
    names.some((name) => {
      const [own = ""] = name.split("@");
      const isNamed = isBare && word.length >= minNameLength && word === plain(own);
      return typed === own.toLowerCase() || isNamed;
    })
  );
}
