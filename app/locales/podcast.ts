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
    text: 'Escolha um horário livre. Você pode remarcar ou cancelar depois.',
    byPhone: (phone: string) => `Se preferir, ligue para ${phone}.`,
  },
};

export type PodcastMessages = typeof podcast;

const english: PodcastMessages = {
  kicker: 'Podcast',
  pageTitle: (title, clinic) => `${title} – ${clinic}`,
  search: 'Search the episodes',
  all: 'All',
  topics: 'Topics',
  toTopics: 'See the topics',
  categories: {
    glaucoma: 'Glaucoma',
    catarata: 'Cataract',
    pterigio: 'Pterygium',
    retina: 'Retina',
    'olho-seco': 'Dry eye',
    perguntas: 'Frequently asked questions',
    ceratocone: 'Keratoconus',
    macula: 'Macular degeneration',
    lentes: 'Contact lenses',
    'cirurgia-refrativa': 'Refractive surgery',
    criancas: 'Children',
    diabetes: 'Diabetes',
  },
  episodes: 'Episodes',
  found: (count) => (count === 1 ? '1 episode' : `${count} episodes`),
  foundFor: (count, query) => `${count} for “${query}”`,
  none: 'No episodes found',
  noneHint: 'Try another, shorter word, or see all episodes.',
  seeAll: 'See all episodes',
  number: (season, number) => `Season ${season}, episode ${number}`,
  episode: (number) => `Episode ${number}`,
  length: (seconds) => `${Math.floor(seconds / 60)} min ${seconds % 60} s`,
  about: 'About the podcast',
  follow: 'Follow',
  feed: 'RSS feed of the podcast',
  feedDescription: (description) =>
    `${description} The audio is in Portuguese; titles, descriptions and transcripts are in English.`,
  feedNote: 'Copy this address into your podcast app to receive the next episodes.',

  back: 'All episodes',
  listen: 'Listen',
  player: (title) => `Audio in Portuguese of the episode: ${title}`,
  download: (format, megabytes) => `Download the audio in Portuguese (${format}, ${megabytes} MB)`,
  synthetic:
    'The audio is in Portuguese, and its voices are synthetic: a program reads the text, because this site is a demonstration.',
  chapters: 'In this episode',
  chaptersHint: 'Choose a part to listen from there.',
  transcript: 'What was said, in English',
  speakers: 'Who speaks',
  tags: 'Subjects',
  services: 'Exams and appointments on this subject',
  related: 'Listen next',
  disclaimer: 'This episode informs and does not replace a consultation.',
  book: {
    title: 'Would you like to talk about your eyes?',
    text: 'Choose a free time. You can change or cancel it later.',
    byPhone: (phone) => `If you prefer, call ${phone}.`,
  },
};

/** The same in every language of the site. */
export const podcastMessages: ByLocale<PodcastMessages> = { 'pt-BR': podcast, 'en-US': english };
