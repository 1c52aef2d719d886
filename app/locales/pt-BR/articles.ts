import { articles as english } from '#app/locales/en-US/articles.ts';
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

/** Words around a reviewed article, by language. */
export const articlesMessages: ByLocale<ArticlesMessages> = { 'pt-BR': articles, 'en-US': english };
