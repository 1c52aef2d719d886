import type { ByLocale } from '#app/platform/locale.ts';
import { withArticle } from '#app/platform/text/clinic-article.ts';

/** What people search when they need a service, by its slug. */
type ServiceWords = Readonly<Record<string, readonly string[]>>;

const serviceWords: ServiceWords = {
  'consultas-oftalmologicas': ['oftalmologista', 'exame de vista', 'glaucoma', 'olho vermelho'],
  'exames-de-refracao': ['óculos', 'grau', 'miopia', 'astigmatismo', 'lentes de contato'],
  'tratamentos-especializados': ['olho seco', 'glaucoma', 'ceratocone', 'retina'],
  'cirurgias-oftalmologicas': ['catarata', 'pterígio', 'cirurgia refrativa'],
  'acompanhamento-pediatrico': ['criança', 'bebê', 'teste do olhinho', 'estrabismo'],
  'laudos-especializados': ['laudo', 'concurso', 'trânsito', 'perícia'],
  gonioscopia: ['glaucoma'],
  'mapeamento-de-retina': ['fundo de olho', 'moscas volantes', 'diabetes'],
  'topografia-corneana': ['ceratocone', 'córnea', 'astigmatismo'],
  paquimetria: ['córnea', 'glaucoma'],
  retinografia: ['fundo de olho', 'retina', 'diabetes'],
  'campo-visual': ['campimetria', 'glaucoma'],
};

/** What of a site may be searched besides services and questions. */
type SearchedParts = { blog: boolean; podcast: boolean };

function searched({ blog, podcast }: SearchedParts): string {
  return `serviços${blog ? ', artigos' : ''}${podcast ? ', episódios' : ''} e perguntas`;
}

const searchedInEnglish = ({ blog, podcast }: SearchedParts) =>
  `services${blog ? ', articles' : ''}${podcast ? ', episodes' : ''} and questions`;

/** Words of the search over the whole site and of the search boxes. */
export const search = {
  title: 'Buscar no site',
  lead: (parts: SearchedParts) =>
    `Procure em ${searched(parts)}. Acentos e maiúsculas não fazem diferença.`,
  pageTitle: (clinic: string) => `Buscar no site – ${clinic}`,
  resultsTitle: (query: string, clinic: string) => `Busca por “${query}” – ${clinic}`,
  pageDescription: (clinic: string, parts: SearchedParts) =>
    `Busca em todos os ${searched(parts)} do site ${withArticle('da', clinic)}.`,
  label: 'O que você procura?',
  button: 'Buscar',
  wholeSite: 'Buscar em todo o site',
  serviceWords,
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
  noneHint: 'Tente outra palavra, mais curta, ou veja por onde seguir:',
  ways: 'Onde procurar',
  pager: {
    previous: 'Página anterior',
    next: 'Próxima página',
    page: (n: number) => `Página ${n}`,
  },
};

export type SearchMessages = typeof search;

const englishServiceWords: ServiceWords = {
  'consultas-oftalmologicas': ['ophthalmologist', 'eye exam', 'glaucoma', 'red eye'],
  'exames-de-refracao': ['glasses', 'prescription', 'nearsightedness', 'contact lenses'],
  'tratamentos-especializados': ['dry eye', 'glaucoma', 'keratoconus', 'retina'],
  'cirurgias-oftalmologicas': ['cataract', 'pterygium', 'refractive surgery'],
  'acompanhamento-pediatrico': ['child', 'baby', 'red reflex test', 'strabismus'],
  'laudos-especializados': ['report', 'driver license'],
  gonioscopia: ['glaucoma'],
  'mapeamento-de-retina': ['fundus', 'floaters', 'diabetes'],
  'topografia-corneana': ['keratoconus', 'cornea', 'astigmatism'],
  paquimetria: ['cornea', 'glaucoma'],
  retinografia: ['fundus', 'retina', 'diabetes'],
  'campo-visual': ['perimetry', 'glaucoma'],
};

const english: SearchMessages = {
  title: 'Search the site',
  lead: (parts) => `Search ${searchedInEnglish(parts)}. Capital letters make no difference.`,
  pageTitle: (clinic) => `Search the site – ${clinic}`,
  resultsTitle: (query, clinic) => `Search for “${query}” – ${clinic}`,
  pageDescription: (clinic, parts) =>
    `Search all the ${searchedInEnglish(parts)} on the ${clinic} website.`,
  label: 'What are you looking for?',
  button: 'Search',
  wholeSite: 'Search the whole site',
  serviceWords: englishServiceWords,
  kinds: {
    service: 'Service',
    post: 'Article',
    episode: 'Podcast episode',
    question: 'Question',
    page: 'Page',
  },
  found: (count, query) => `${count === 1 ? '1 result' : `${count} results`} for “${query}”`,
  none: (query) => `Nothing found for “${query}”`,
  noneHint: 'Try a different, shorter word, or see where you can go next:',
  ways: 'Where to look',
  pager: { previous: 'Previous page', next: 'Next page', page: (n) => `Page ${n}` },
};

/** The same in every language of the site. */
export const searchMessages: ByLocale<SearchMessages> = { 'pt-BR': search, 'en-US': english };
