import { lenses as english } from '#app/locales/en-US/lenses.ts';
import type { ByLocale } from '#app/platform/locale.ts';

/** Words of the page on contact lenses that are not in content/. */
export const lenses = {
  picture:
    'Desenho de uma lente de contato na ponta de um dedo, ao lado da caixinha com os dois lados e de um frasco de produto de limpeza.',
  steps: 'Como é a adaptação',
  types: 'Tipos de lente',
  safety: 'Cuidados de todo dia',
  benefits: 'Com a assinatura de lentes',
  benefitsLink: 'Conhecer as assinaturas',
  questions: 'Perguntas frequentes',
  schedule: 'Marcar a adaptação',
  scheduleText: 'A visita se chama refração e lentes de contato. Venha com 24 horas sem lentes.',
};

export type LensesMessages = typeof lenses;

/** Words of the page on contact lenses, by language. */
export const lensesMessages: ByLocale<LensesMessages> = { 'pt-BR': lenses, 'en-US': english };
