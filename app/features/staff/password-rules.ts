import type { Clinic } from '#app/clinic/clinic-schema.ts';
import { plainLetters } from '#app/platform/text/plain-letters.ts';
import leakedPasswords from './leaked-passwords.json' with { type: 'json' };
import { PASSWORD_LENGTH } from './password-length.ts';

/**
 * The most common parts of passwords, in Brazil and abroad, lowercase without accents. A password must
 * contain more than these, sequences, years and the names of account and clinic.
 */
export const GUESSABLE_WORDS: readonly string[] = `
  abacaxi abelha abril acesso admin administrador administrator adriana agenda agosto alberto alegria
  alessandra alex alexandre aline alfa alice aluno amanda amigo amigos amizade amor amore ana anderson
  andre andrea andreia angel angela animal anjo antonia antonio aparecida arthur atleticomg atletico
  avenida azul bahia banana banco bandeira baseball batata batman beatriz bebe beleza benfica
  bernardo biblia bicicleta bola bom bonita brasil brazil brilho bruna bruno cachorro cadastro cafe camila
  campeao capoeira carinho carla carlos carnaval carolina casa casamento catarata catarina cavalo caveira
  celular chave chelsea chocolate cidade cinema clareia claudia claudio clinica cliente coelho colirio
  colorado computador computer conta contato coracao corinthians corinthiano cristiane cristiano cristina
  cruzeiro daniel daniela danilo dantas david davi deborah debora default demo denise deus deusefiel
  dezembro diabo diego dinheiro dolphin domingo doutor doutora dragao dragon eduarda eduardo elaine
  elisa elizabete email emprego empresa enfermeira enfermeiro enzo equipe erica escola espirito estrela
  eternamente eunice eusouamor evangelho exame fabiana fabio facebook familia fatima felicidade felipe
  feliz fernanda fernando fe fevereiro fiel filha filho filhos flamengo flavia flavio flor florzinha fluminense
  football forever formiga francisca francisco freedom futebol gabriel gabriela galinha galo gata gatinha
  gatinho gato geladeira giovanna giovana glaucoma gloria google goiania gremio guilherme gustavo hamilton
  heloisa helena henrique hello hospital hunter iloveyou infinito inicial instagram internacional internet
  inverno isabel isabela ivan jaqueline janeiro jeova jesus jesuscristo jessica jessie joana joao joaopedro
  jorge jose josefa jordan juliana juliano julho julia julio junho junior juventus karina katia killer laranja
  larissa laura leandro legal leonardo leticia letmein liberdade liga linda lindo livro login lorena love
  loucura luana lucas luciana luciano lucia luiz luiza luna macaco madonna magica maio manager manutencao
  manuela mar marcela marcelo marcia marcio marco marcos maria mariana marina mario mariposa marta master
  mateus matheus matrix mauricio medica medico medicina melancia melhor melissa menina menino mestre meu
  meuamor michael michele miguel minas minha minhavida monica monkey mudar mulher mundo musica natal natalia
  nascimento neymar ninja nicole noite nossa nova novembro novo oculos oftalmo oftalmologia oftalmologista
  oi olho olhos outubro paciente padrao paixao palmeiras pandora papai paris parola pass passe passaro
  passw0rd password patricia paula paulo paz pedro pepita perfeito pessoa pokemon porta portugal
  praia presente primavera primeiro princesa princess priscila professor professora qualidade quarta queen
  querida querido rafael rafaela rainha raquel recepcao recepcionista regina renata renato retina ricardo rio
  roberta roberto rocha rodrigo rogerio romeu rosa rosana root sabado sabrina samuel sandra santa
  santo santos saopaulo saude saudade sebastiao secret secreto segredo segunda segura seguranca
  seguro sempre senha senhor sergio setembro sexta shadow silva silvana silvia simone sistema site sol soldado
  sonho soraya sorriso souza star starwars sucesso suelen sunshine superman suporte tatiana tecnico telefone
  temporario temporaria terca teste test teamo tiago thiago tigre todos trabalho tricolor trustno1 tudo
  twitter uberlandia unico usuario user valentina vanessa vasco velocidade verao verde vermelho veronica
  viagem vicente victor vitor vitoria vida vinicius violeta visao visitante vivian viver voce wagner welcome
  wellington whatever whatsapp william windows wordpress xbox yasmin youtube zeca zebra
`
  .trim()
  .split(/\s+/)
  .filter((word) => word.length > 2)
  .sort((one, other) => other.length - one.length);

/** Letters and digits that must remain after removing everything guessable. */
const OWN_CHARACTERS = 5;
/** Digits next to common words that still add no strength. */
const FREE_DIGITS = 4;

const SEQUENCES = [
  '0123456789012',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  // Vertical and diagonal keyboard runs.
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  'qazwsxedcrfvtgbyhnujm',
  'qweasdzxc',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  'a1b2c3d4e5f6g7h8i9',
  '1a2b3c4d5e6f7g8h9i',
  '147258369',
  '789456123',
  '112233445566778899',
  '102030405060708090',
];
const SEQUENCE_LENGTH = 3;
const LOOKALIKES = new Map(
  Object.entries({ '@': 'a', $: 's', '!': 'i', 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't' }),
);

/**
 * Top entries of leaked password rankings, Brazilian and foreign, lowercase without accents: names,
 * clubs, artists, animals, faith, affection, cars. Collected for this project, not copied from a list.
 * One or two of them, or of `GUESSABLE_WORDS`, are refused whatever digits and symbols surround them.
 */
export const LEAKED_PASSWORDS: ReadonlySet<string> = new Set(leakedPasswords);

export type PasswordRefusal = 'too-short' | 'too-long' | 'guessable';

/**
 * Validates a new password: 12 to 128 characters that are more than common words, names of the person
 * and the clinic, sequences, years, repetitions, and one or two of the most leaked passwords.
 * @param ownWords username, name and the clinic's names
 * @returns the reason for refusing it, or null
 */
export function validatePassword(
  password: string,
  ownWords: readonly string[],
): PasswordRefusal | null {
  const { length } = [...password];
  if (length < PASSWORD_LENGTH.min) return 'too-short';
  if (length > PASSWORD_LENGTH.max) return 'too-long';
  const isPoor = ownCharacters(password, ownWords) < OWN_CHARACTERS;
  return isPoor || isLeaked(password) ? 'guessable' : null;
}

/** Whether it consists of one or two leaked passwords with years, sequences and a few digits. */
function isLeaked(password: string): boolean {
  const plain = withoutYears(plainLetters(password.normalize('NFKC')));
  const trimmed = plain.replace(/^[^a-z]+|[^a-z]+$/g, '');
  const digits = withoutSequences(plain).replace(/\D/g, '').length;
  const texts = [plain, readLookalikes(trimmed)].map((text) => text.replace(/[^a-z]/g, ''));
  return digits <= FREE_DIGITS && texts.some(isOneOrTwoWords);
}

function isOneOrTwoWords(letters: string): boolean {
  if (isKnown(letters)) return true;
  const once = letters.replace(/^(.+?)\1+$/, '$1');
  return [...once].some(
    (_, at) => isKnown(once.slice(at)) && (at === 0 || isKnown(once.slice(0, at))),
  );
}

function isKnown(word: string): boolean {
  return LEAKED_PASSWORDS.has(word) || GUESSABLE_WORDS.includes(word);
}

function readLookalikes(text: string): string {
  return [...text].map((letter) => LOOKALIKES.get(letter) ?? letter).join('');
}

/** Words that a password must not rely on. */
function wordsOf(texts: readonly string[]): string[] {
  const words = texts.flatMap((text) => plainLetters(text).split(/[^a-z0-9]+/));
  return [...new Set(words)].filter((word) => word.length > 2);
}

function ownCharacters(password: string, ownWords: readonly string[]): number {
  const words = [...wordsOf(ownWords), ...GUESSABLE_WORDS];
  words.sort((one, other) => other.length - one.length);
  const letters = plainLetters(password.normalize('NFKC'));
  const bare = withoutWords(withoutSequences(letters), words);
  const left = withoutRepetitions(withoutWords(readLookalikes(bare), words)).replace(
    /[^\p{L}\p{N}]/gu,
    '',
  );
  return new Set(left).size;
}

/** 'xyxyxy' is no more than 'xy'. */
function withoutRepetitions(text: string): string {
  return text.replace(/(.{1,16}?)\1+/gu, '$1');
}

// Removed words leave a gap, so that the letters around them do not form a new word.
function withoutWords(text: string, words: readonly string[]): string {
  return words.reduce((left, word) => left.replaceAll(word, ' '), text);
}

/** Removes alphabet, digit and keyboard runs in both directions, and years. */
function withoutSequences(text: string): string {
  const rows = SEQUENCES.flatMap((row) => [row, [...row].reverse().join('')]);
  const characters = [...withoutYears(text)];
  let left = '';
  for (let at = 0; at < characters.length; ) {
    const length = runLength(characters, at, rows);
    left +=
      length >= SEQUENCE_LENGTH ? ' ' : characters.slice(at, at + Math.max(1, length)).join('');
    at += Math.max(1, length);
  }
  return left;
}

function withoutYears(text: string): string {
  return text.replace(/(?:19|20)\d\d/g, ' ');
}

function runLength(characters: readonly string[], at: number, rows: readonly string[]): number {
  let length = 1;
  const text = (count: number) => characters.slice(at, at + count).join('');
  while (at + length < characters.length && rows.some((row) => row.includes(text(length + 1))))
    length += 1;
  return length >= SEQUENCE_LENGTH ? length : 1;
}

type Names = Pick<
  Clinic,
  'siteName' | 'domain' | 'legalName' | 'displayName' | 'address' | 'doctor' | 'nurse' | 'services'
>;

/** The clinic's names and services, which every attacker knows. */
export function clinicWordsOf(clinic: Names): string[] {
  const { siteName, domain, legalName, displayName, address, doctor, nurse, services } = clinic;
  return [
    ...[siteName, domain, legalName, displayName, doctor.name, nurse?.name ?? ''],
    ...[address.street, address.neighborhood, address.city],
    ...services.map(({ slug }) => slug),
  ];
}
