import { podcast as english } from '#app/locales/en-US/podcast.ts';
import type { ByLocale } from '#app/platform/locale.ts';

/** Words around the episodes; the podcast and its episodes are in content/. */
export const podcast = {
  kicker: 'Podcast',
  pageTitle: (title: string, clinic: string) => `${title} – ${clinic}`,
  search: 'Buscar nos episódios',
  all: 'Todos',
  topics: 'Assuntos',
  toTopics: 'Ver os assuntos',
  categories: {
    glaucoma: 'Glaucoma',
    catarata: 'Catarata',
    pterigio: 'Pterígio',
    retina: 'Retina',
    'olho-seco': 'Olho seco',
    perguntas: 'Perguntas frequentes',
    ceratocone: 'Ceratocone',
    macula: 'Degeneração macular',
    lentes: 'Lentes de contato',
    'cirurgia-refrativa': 'Cirurgia refrativa',
    criancas: 'Crianças',
    diabetes: 'Diabetes',
  },
  episodes: 'Episódios',
  found: (count: number) => (count === 1 ? '1 episódio' : `${count} episódios`),
  foundFor: (count: string, query: string) => `${count} para “${query}”`,
  none: 'Nenhum episódio encontrado',
  noneHint: 'Tente outra palavra, mais curta, ou veja todos os episódios.',
  seeAll: 'Ver todos os episódios',
  number: (season: number, number: number) => `Temporada ${season}, episódio ${number}`,
  episode: (number: number) => `Episódio ${number}`,
  /** '3 min 45 s' */
  length: (seconds: number) => `${Math.floor(seconds / 60)} min ${seconds % 60} s`,
  about: 'Sobre o podcast',
  follow: 'Acompanhe',
  feed: 'Feed RSS do podcast',
  /** What directories show; the audio is in Portuguese whatever the language of the words. */
  feedDescription: (description: string) => description,
  feedNote: 'Copie este endereço no seu aplicativo de podcasts para receber os próximos episódios.',

  back: 'Todos os episódios',
  listen: 'Ouça',
  player: (title: string) => `Áudio do episódio: ${title}`,
  download: (format: string, megabytes: string) => `Baixar o áudio (${format}, ${megabytes} MB)`,
  synthetic:
    'As vozes deste episódio são sintéticas: um programa lê o texto, porque este site é uma demonstração.',
  chapters: 'Neste episódio',
  chaptersHint: 'Escolha uma parte para ouvir a partir dela.',
  transcript: 'O que foi dito, palavra por palavra',
  speakers: 'Quem fala',
  tags: 'Temas',
  services: 'Exames e consultas deste assunto',
  related: 'Ouça também',
  disclaimer: 'Este episódio informa e não substitui a consulta.',
  book: {
    title: 'Quer conversar sobre os seus olhos?',
    text: 'Escolha um horário livre. Você pode mudar ou cancelar depois.',
    byPhone: (phone: string) => `Se preferir, ligue para ${phone}.`,
  },
};

export type PodcastMessages = typeof podcast;

/** The same in every language of the site. */
export const podcastMessages: ByLocale<PodcastMessages> = { 'pt-BR': podcast, 'en-US': english };
