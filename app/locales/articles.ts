import type { ByLocale } from '#app/platform/locale.ts';

/** Words around an article that a professional answers for. */
export const articles = {
  kicker: 'Artigo',
  contents: 'Neste artigo',
  reviewed: (name: string, role: string) => `Revisado por ${name}, ${role}`,
  reviewedOn: (day: string) => `em ${day}.`,
  schedule: 'Marcar uma consulta',
  scheduleText: 'Notou algum destes sinais? O exame mostra a causa.',
};

export type ArticlesMessages = typeof articles;

const english: ArticlesMessages = {
  kicker: 'Article',
  contents: 'In this article',
  reviewed: (name: string, role: string) => `Reviewed by ${name}, ${role}`,
  reviewedOn: (day: string) => `on ${day}.`,
  schedule: 'Book an appointment',
  scheduleText: 'Have you noticed any of these signs? An exam shows the cause.',
};

/** Words around a reviewed article, by language. */
export const articlesMessages: ByLocale<ArticlesMessages> = { 'pt-BR': articles, 'en-US': english };
