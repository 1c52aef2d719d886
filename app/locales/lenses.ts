import type { ByLocale } from '#app/platform/locale.ts';

/** Words of the page on contact lenses that are not in content/. */
export const lenses = {
  picture:
    'Desenho de uma lente de contato na ponta de um dedo. Ao lado, a caixinha com os dois lados e o frasco de limpeza.',
  steps: 'Como é a adaptação',
  types: 'Tipos de lente',
  safety: 'Cuidados de todo dia',
  benefits: 'Com a assinatura de lentes',
  benefitsLink: 'Conhecer as assinaturas',
  questions: 'Perguntas frequentes',
  schedule: 'Marcar a adaptação',
  scheduleText: 'O exame se chama refração e lentes de contato. Fique 24 horas sem lentes.',
};

export type LensesMessages = typeof lenses;

const english: LensesMessages = {
  picture:
    'Drawing of a contact lens on a fingertip, next to a two-sided lens case and a bottle of cleaning solution.',
  steps: 'What to expect at a fitting',
  types: 'Types of lenses',
  safety: 'Daily care',
  benefits: 'With a lens subscription',
  benefitsLink: 'See the subscriptions',
  questions: 'Frequently asked questions',
  schedule: 'Book a fitting',
  scheduleText:
    'The exam is called refraction and contact lenses. Do not wear your lenses for 24 hours before it.',
};

/** Words of the page on contact lenses, by language. */
export const lensesMessages: ByLocale<LensesMessages> = { 'pt-BR': lenses, 'en-US': english };
