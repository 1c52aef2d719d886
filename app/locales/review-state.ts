import type { PlaceOutcome } from '#app/platform/google/places.server.ts';
import type { ByLocale } from '#app/platform/locale.ts';

/** How Google's reviews are doing, in words; without anything that is secret. */
export const reviewState = {
  title: 'Estado agora',
  shown: 'Mostrar no site',
  isShown: { true: 'sim', false: 'não: a clínica desligou' },
  lastAsked: 'Última pergunta ao Google',
  never: 'nenhuma desde que o servidor iniciou',
  lastOutcome: 'Resposta',
  latency: 'Tempo da resposta',
  milliseconds: (ms: number) => `${ms} ms`,
  count: 'Avaliações recebidas',
  visitorsSee: 'O que os visitantes veem',
  outcome: {
    reviews: 'chegaram avaliações',
    'no-reviews': 'o Google respondeu, mas não há avaliações',
    'key-refused': 'o Google recusou a chave',
    'place-gone': 'o Google não conhece este lugar',
    quota: 'a cota de perguntas acabou',
    'google-down': 'o Google está com defeito',
    timeout: 'o Google não respondeu a tempo',
    unreachable: 'o servidor não alcançou o Google',
    unreadable: 'a resposta não pôde ser lida',
  } satisfies Record<PlaceOutcome, string>,
  visitors: {
    off: 'nada do Google: depoimentos autorizados ou exemplos com aviso',
    waiting: 'só os links para o Google, até a resposta chegar',
    none: 'depoimentos autorizados ou exemplos com aviso, e os links para o Google',
    reviews: 'as avaliações do Google',
  },
  staff: 'Equipe: perguntar agora ao Google',
};

export type ReviewStateMessages = typeof reviewState;

const english: ReviewStateMessages = {
  title: 'Current state',
  shown: 'Shown on the site',
  isShown: { true: 'yes', false: 'no: switched off by the clinic' },
  lastAsked: 'Last question to Google',
  never: 'none since the server started',
  lastOutcome: 'Answer',
  latency: 'Time of the answer',
  milliseconds: (ms) => `${ms} ms`,
  count: 'Reviews received',
  visitorsSee: 'What visitors see',
  outcome: {
    reviews: 'reviews came',
    'no-reviews': 'Google answered, but there are no reviews',
    'key-refused': 'Google refused the key',
    'place-gone': 'Google does not know this place',
    quota: 'the quota of questions is used up',
    'google-down': 'Google has a fault',
    timeout: 'Google did not answer in time',
    unreachable: 'the server did not reach Google',
    unreadable: 'the answer could not be read',
  },
  visitors: {
    off: 'nothing from Google: testimonials with permission, or labelled examples',
    waiting: 'the links to Google alone, until the answer comes',
    none: 'testimonials with permission or labelled examples, and the links to Google',
    reviews: 'the reviews from Google',
  },
  staff: 'Staff: ask Google now (in Portuguese)',
};

export const reviewStateMessages: ByLocale<ReviewStateMessages> = {
  'pt-BR': reviewState,
  'en-US': english,
};
