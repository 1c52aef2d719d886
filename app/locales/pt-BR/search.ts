import { search as english } from '#app/locales/en-US/search.ts';
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

/** The same in every language of the site. */
export const searchMessages: ByLocale<SearchMessages> = { 'pt-BR': search, 'en-US': english };
