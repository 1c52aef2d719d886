/** What the texts of mails may name between braces. */
export const MAIL_NAMES = [
  'nome',
  'tratamento',
  'paciente',
  'serviço',
  'profissional',
  'data',
  'prazo',
  'valor',
  'falta',
  'vencimento',
  'protocolo',
  'plano',
  'clínica',
  'telefone',
  'unidade',
  'endereço',
  'link',
] as const;
export type MailName = (typeof MAIL_NAMES)[number];

/** What stands for the names in one mail. */
export type MailValues = { readonly [Name in MailName]?: string };

/** Of a mail the first three; what is written in WhatsApp is one text. */
export type MailPart = 'subject' | 'opening' | 'closing' | 'text';

/** The longest texts, in characters. */
export const MOST_LETTERS: Readonly<Record<MailPart, number>> = {
  subject: 90,
  opening: 600,
  closing: 1_000,
  text: 1_000,
};

type TextRule = {
  part: MailPart;
  allowed: readonly MailName[];
  needed: readonly MailName[];
};

/** What is wrong with a text of a mail, in Portuguese; null for one that may be sent. */
export function problemOf(text: string, { part, allowed, needed }: TextRule): string | null {
  const most = MOST_LETTERS[part];
  if (text.length > most) return `Escreva no máximo ${most.toLocaleString('pt-BR')} letras.`;
  if (part === 'subject' && /[\r\n\u2028\u2029]/.test(text))
    return 'O assunto cabe em uma linha só. Tire a quebra de linha.';
  const found = [...text.matchAll(NAMED)].map(([, inner = '']) => inner);
  for (const inner of found) {
    const name = nameOf(inner);
    if (name === null) return `{${short(inner)}} não existe. ${maySay(allowed)}`;
    if (!allowed.includes(name)) return `${NOT_HERE[part](name)} ${maySay(allowed)}`;
  }
  if (/[{}]/.test(text.replaceAll(NAMED, '')))
    return `Há uma chave { ou } sem par. ${maySay(allowed)}`;
  const said = new Set(found.map(nameOf));
  const missing = needed.filter((name) => !said.has(name));
  if (missing.length === 0) return null;
  const whole = part === 'text' ? 'nesta mensagem' : 'neste e-mail';
  return `Falta ${listed(missing)}: nada mais ${whole} diz isso. Ponha no texto.`;
}

const NAMED = /\{([^{}]*)\}/g;

const NOT_HERE: Readonly<Record<MailPart, (name: MailName) => string>> = {
  subject: (name) =>
    name === 'serviço' || name === 'paciente' || name === 'nome' || name === 'profissional'
      ? `{${name}} não vai no assunto: ele aparece no celular bloqueado.`
      : `{${name}} não vai no assunto deste e-mail.`,
  opening: (name) =>
    name === 'serviço'
      ? '{serviço} não vai no começo, que aparece no celular bloqueado. Ponha no fim.'
      : `{${name}} não serve neste e-mail.`,
  closing: (name) => `{${name}} não serve neste e-mail.`,
  text: (name) =>
    name === 'serviço'
      ? '{serviço} não vai na mensagem, que aparece no celular bloqueado.'
      : `{${name}} não serve nesta mensagem.`,
};

function maySay(allowed: readonly MailName[]): string {
  return `Entre chaves, aqui só valem ${listed(allowed)}.`;
}

function listed(names: readonly MailName[]): string {
  const words = names.map((name) => `{${name}}`);
  const last = words.pop() ?? '';
  return words.length === 0 ? last : `${words.join(', ')} e ${last}`;
}

/** What stands between braces, as a message can repeat it. */
function short(inner: string): string {
  return inner.length > 24 ? `${inner.slice(0, 24)}…` : inner;
}

/** A name as people write it: capitals, accents and spaces around it make no difference. */
function nameOf(inner: string): MailName | null {
  const plain = bare(inner.trim());
  return MAIL_NAMES.find((name) => bare(name) === plain) ?? null;
}

function bare(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** The text with its names replaced, each once: what stands for a name is not looked through again. */
export function withMailValues(text: string, values: MailValues): string {
  return text.replaceAll(NAMED, (whole, inner: string) => {
    const name = nameOf(inner);
    return name === null ? whole : (values[name] ?? '');
  });
}

/** Whether a text names something. */
export function says(text: string, name: MailName): boolean {
  return [...text.matchAll(NAMED)].some(([, inner = '']) => nameOf(inner) === name);
}
