import type { ByLocale } from '#app/platform/locale.ts';

/** Words of the search over the whole site and of the search boxes. */
export const search = {
  title: 'Buscar no site',
  lead: 'Procure em serviços, artigos, episódios e perguntas. Acentos e maiúsculas não fazem diferença.',
  pageTitle: (clinic: string) => `Buscar no site – ${clinic}`,
  pageDescription: (clinic: string) =>
    `Busca em todos os serviços, artigos, episódios e perguntas do site da ${clinic}.`,
  label: 'O que você procura?',
  button: 'Buscar',
  wholeSite: 'Buscar em todo o site',
  kinds: {
    service: 'Serviço',
    post: 'Artigo',
    episode: 'Episódio do podcast',
    question: 'Pergunta',
    page: 'Página',
  },
  found: (count: number, query: string) =>
    `${count === 1 ? '1 resultado' : `${count} resultados`} para “${query}”`,
  none: (query: string) => `Nada encontrado para “${query}”`,
  noneHint: 'Tente outra palavra, mais curta, ou siga por aqui:',
  ways: 'Onde procurar',
  pager: {
    previous: 'Página anterior',
    next: 'Próxima página',
    page: (n: number) => `Página ${n}`,
  },
};

export type SearchMessages = typeof search;

const english: SearchMessages = {
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

/** The same in every language of the site. */
export const searchMessages: ByLocale<SearchMessages> = { 'pt-BR': search, 'en-US': english };
