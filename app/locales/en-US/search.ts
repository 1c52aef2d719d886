import type { SearchMessages } from '#app/locales/pt-BR/search.ts';

export const search: SearchMessages = {
  title: 'Search the site',
  lead: 'Look for services, articles, episodes and questions. Capitals do not matter.',
  pageTitle: (clinic) => `Search the site – ${clinic}`,
  pageDescription: (clinic) =>
    `Search all services, articles, episodes and questions of ${clinic}.`,
  label: 'What are you looking for?',
  button: 'Search',
  wholeSite: 'Search the whole site',
  kinds: {
    service: 'Service',
    post: 'Article',
    episode: 'Podcast episode',
    question: 'Question',
    page: 'Page',
  },
  found: (count, query) => `${count === 1 ? '1 result' : `${count} results`} for “${query}”`,
  none: (query) => `Nothing found for “${query}”`,
  noneHint: 'Try another, shorter word, or go on from here:',
  ways: 'Where to look',
  pager: { previous: 'Previous page', next: 'Next page', page: (n) => `Page ${n}` },
};
