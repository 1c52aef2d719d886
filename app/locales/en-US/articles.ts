import type { ArticlesMessages } from '#app/locales/pt-BR/articles.ts';

export const articles: ArticlesMessages = {
  kicker: 'Article',
  contents: 'In this article',
  reviewed: (name: string, role: string) => `Reviewed by ${name}, ${role}`,
  reviewedOn: (day: string) => `on ${day}.`,
  schedule: 'Book a visit',
  scheduleText: 'Have you noticed any of these signs? The exam shows the cause.',
};
