import type { ByLocale } from '#app/platform/locale.ts';

/** Words around the episodes; the podcast and its episodes are in content/. */
export const podcast = {
  kicker: 'Podcast',
  listTitle: (title: string) => `${title}, o podcast`,
  pageTitle: (title: string, clinic: string) => `${title} – ${clinic}`,
  search: 'Buscar nos episódios',
  all: 'Todos',
  topics: 'Assuntos',
  /** The sidebar with the topics and the search of the whole site. */
  aside: 'Procurar por assunto',
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
  listTitle: (title) => `${title}, the podcast`,
  pageTitle: (title, clinic) => `${title} – ${clinic}`,
  search: 'Search the episodes',
  all: 'All',
  topics: 'Topics',
  aside: 'Browse by topic',
  toTopics: 'See the topics',
  categories: {
    glaucoma: 'Glaucoma',
    catarata: 'Cataracts',
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
  noneHint: 'Try a different, shorter word, or see all episodes.',
  seeAll: 'See all episodes',
  number: (season, number) => `Season ${season}, episode ${number}`,
  episode: (number) => `Episode ${number}`,
  length: (seconds) => `${Math.floor(seconds / 60)} min ${seconds % 60} s`,
  about: 'About the podcast',
  follow: 'Follow',
  feed: 'Podcast RSS feed',
  feedDescription: (description) =>
    `${description} The audio is in Portuguese; titles, descriptions and transcripts are in English.`,
  feedNote: 'Copy this address into your podcast app to get new episodes.',

  back: 'All episodes',
  listen: 'Listen',
  player: (title) => `Episode audio, in Portuguese: ${title}`,
  download: (format, megabytes) => `Download the audio in Portuguese (${format}, ${megabytes} MB)`,
  synthetic:
    'The audio is in Portuguese, and its voices are synthetic: a program reads the text, because this site is a demonstration.',
  chapters: 'In this episode',
  chaptersHint: 'Choose a part to start listening there.',
  transcript: 'What was said, in English',
  speakers: 'Speakers',
  tags: 'Subjects',
  services: 'Exams and appointments on this subject',
  related: 'Listen next',
  disclaimer: 'This episode is for information and does not replace an appointment.',
  book: {
    title: 'Would you like to talk about your eyes?',
    text: 'Choose an available time. You can reschedule or cancel later.',
    byPhone: (phone) => `If you prefer, call ${phone}.`,
  },
};

/** The same in every language of the site. */
export const podcastMessages: ByLocale<PodcastMessages> = { 'pt-BR': podcast, 'en-US': english };
