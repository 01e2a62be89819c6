import { dictionary } from "@zxcvbn-ts/language-common";

/** The passwords that were seen most in leaks, some 49,000. */
const used = new Set(dictionary["passwords-common"]);

/**
 * What people here take as a password first, and what a list of the whole world lacks or has only in
 * some of its forms. With figures and signs around it it is no better: senha123, 123mudar!, admin@2026.
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

/** So many figures and signs around a word are a password by themselves. */
const maxPadding = 8;
/** Of a name: shorter ones are in passwords by chance. */
const minNameLength = 3;

/** Its letters and figures without accents and case, from its first letter to its last. */
function plain(text: string): string {
  const characters = [...text.normalize("NFKD").toLowerCase()];
  const core = characters.slice(
    characters.findIndex(isLetter),
    characters.findLastIndex(isLetter) + 1,
  );
  return core.filter((character) => isLetter(character) || /\d/.test(character)).join("");
}

/**
 * Whether anybody would try it first. `names` are those of whose it is to be: the brand, and the
 * e-mail address, of which the part before the @ counts.
 */
export function isCommonPassword(password: string, names: readonly string[] = []): boolean {
  // As password-hash.ts reads it: other code points are the same password.
  const typed = password.normalize("NFKC").toLowerCase();
  const word = plain(password);
  // A word is all that there is to it where little stands around it.
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
