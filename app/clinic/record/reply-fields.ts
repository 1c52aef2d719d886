import { z } from 'zod';
import { type LocalizedText, localized, slug, words } from '#app/clinic/clinic-fields.ts';
import { field, told } from './field-meta.ts';

/**
 * What ready-made answers may name between braces: '{nome}' is the first name of who wrote, '{tratamento}' how they are
 * addressed.
 */
export const REPLY_NAMES = ['nome', 'tratamento', 'telefone', 'clinica', 'agenda'] as const;
export type ReplyName = (typeof REPLY_NAMES)[number];

const MOST_LETTERS = 2_000;

const textOfReply = localized
  .refine(
    (text) => text.length <= MOST_LETTERS,
    told(`must have at most ${MOST_LETTERS} characters`, 'Escreva no máximo 2.000 letras.'),
  )
  .refine(
    (text) => !/[{}]/.test(withReplyNames(text, () => '')),
    told(
      'has braces around something else than a name',
      'Entre chaves só valem {nome}, {tratamento}, {telefone}, {clinica} e {agenda}. Tire as outras chaves.',
    ),
  );

const reply = z.strictObject({
  slug: field(slug, { label: 'Nome no endereço', madeFrom: 'title' }),
  title: field(words.max(40), {
    label: 'Nome',
    help: 'O que o botão diz, por exemplo “Pedir para ligar”. Só a equipe vê.',
  }),
  text: field(textOfReply, {
    label: 'Texto',
    help: '{nome} é o primeiro nome de quem escreveu; {tratamento} é como a pessoa é chamada (“Dona Cida”), ou o primeiro nome; {telefone}, {clinica} e {agenda} são da clínica. Quem responde muda o que quiser antes de enviar.',
    kind: 'localized-paragraph',
  }),
  isArchived: field(z.boolean().default(false), {
    label: 'Arquivada',
    help: 'Não aparece mais em “Mensagens”. Desmarque para voltar.',
  }),
});

type WrittenReply = { slug: string; title: string; text: LocalizedText };

/** What a clinic has that has written none of its own. */
const STANDARD_REPLIES: WrittenReply[] = [
  {
    slug: 'pedir-para-ligar',
    title: 'Pedir para ligar',
    text: {
      'pt-BR':
        'Olá, {tratamento}.\n\nRecebemos sua mensagem. Para responder melhor, precisamos falar com você: ligue para {telefone} ou diga qual é um bom horário para a recepção ligar.',
      'en-US':
        'Hello, {tratamento}.\n\nWe received your message. To answer it well, we need to talk with you. Please call {telefone}, or tell us a good time for the front desk to call you.',
    },
  },
  {
    slug: 'mostrar-a-agenda',
    title: 'Mostrar a agenda',
    text: {
      'pt-BR':
        'Olá, {tratamento}.\n\nOs horários livres estão na nossa agenda: {agenda}\n\nSe preferir, responda a este e-mail com os dias e horários que servem para você, e a recepção marca.',
      'en-US':
        'Hello, {tratamento}.\n\nYou can see our available times here: {agenda}\n\nIf you prefer, reply to this email with the days and times that work for you, and the front desk will book it.',
    },
  },
  {
    slug: 'precisa-de-consulta',
    title: 'Precisa de consulta',
    text: {
      'pt-BR':
        'Olá, {tratamento}.\n\nIsso precisa ser visto em consulta: por e-mail não podemos avaliar os seus olhos. Para marcar, responda a este e-mail ou ligue para {telefone}.\n\nNão espere. Vá agora a um pronto-socorro de olhos ou ligue 192 se:\n\n- a visão piorou de repente;\n- o olho dói muito;\n- houve um acidente com o olho.',
      'en-US':
        'Hello, {tratamento}.\n\nThis needs an appointment: we cannot examine your eyes by email. To book one, reply to this email or call {telefone}.\n\nDo not wait. Go to an eye emergency room now, or call 192, if:\n\n- your vision suddenly got worse;\n- your eye hurts a lot;\n- your eye was hurt in an accident.',
    },
  },
];

export const replyTemplates = z
  .array(reply)
  .max(40)
  .refine(
    (list) => new Set(list.map((each) => each.slug)).size === list.length,
    told('has a slug twice', 'Há dois textos com o mesmo nome.'),
  )
  .prefault(STANDARD_REPLIES);

/** The record with the standard answers where it names none, so that they too are read in one language. */
export function withStandardReplies(record: unknown): unknown {
  if (typeof record !== 'object' || record === null || Array.isArray(record)) return record;
  const own: unknown = new Map<string, unknown>(Object.entries(record)).get('replyTemplates');
  return own === undefined ? { ...record, replyTemplates: STANDARD_REPLIES } : record;
}

/** A text with its names replaced, each once: what stands for a name is not looked through again. */
export function withReplyNames(text: string, wordsFor: (name: ReplyName) => string): string {
  return text.replaceAll(/\{([^{}]*)\}/g, (found, inner: string) => {
    const plain = inner.normalize('NFD').replaceAll(/\p{M}/gu, '').trim().toLowerCase();
    const name = REPLY_NAMES.find((each) => each === plain);
    return name ? wordsFor(name) : found;
  });
}
