import type { ByLocale } from '#app/platform/locale.ts';
import { withArticle } from '#app/platform/text/clinic-article.ts';

/** Words around the articles; the articles themselves are in content/. */
export const blog = {
  title: 'Blog',
  lead: 'Textos curtos sobre a saúde dos olhos, escritos por quem atende na clínica e revisados {pela médica / pelo médico}.',
  listTitle: 'Blog sobre a saúde dos olhos',
  pageTitle: (title: string, clinic: string) => `${title} – ${clinic}`,
  pageDescription: (clinic: string) =>
    `Artigos ${withArticle('da', clinic)} sobre doenças, exames e cuidados com os olhos, em palavras simples.`,
  feedTitle: (clinic: string) => `Blog ${withArticle('da', clinic)}`,
  search: 'Buscar nos artigos',
  all: 'Todos',
  topics: 'Assuntos',
  /** The sidebar with the topics and the search of the whole site. */
  aside: 'Procurar por assunto',
  toTopics: 'Ver os assuntos',
  found: (count: number) => (count === 1 ? '1 artigo' : `${count} artigos`),
  foundFor: (count: string, query: string) => `${count} para “${query}”`,
  none: 'Nenhum artigo encontrado',
  noneHint: 'Tente outra palavra, mais curta, ou veja todos os artigos.',
  seeAll: 'Ver todos os artigos',
  readingTime: (minutes: number) => `${minutes} min de leitura`,
  pages: 'Páginas da lista de artigos',

  back: 'Todos os artigos',
  published: (day: string) => `Publicado em ${day}`,
  updated: (day: string) => `Atualizado em ${day}`,
  reviewed: (name: string, day: string) => `Revisão médica: ${name}, em ${day}`,
  contents: 'Neste artigo',
  writtenBy: 'Quem escreveu',
  sources: 'Fontes',
  tags: 'Temas',
  share: {
    title: 'Compartilhe',
    whatsapp: 'Enviar pelo WhatsApp',
    email: 'Enviar por e-mail',
    address: 'Endereço para copiar',
  },
  services: 'Exames e consultas deste assunto',
  related: 'Leia também',
  disclaimer:
    'Este texto informa e não substitui a consulta. Só o exame mostra o que é preciso no seu caso.',
  book: {
    title: 'Quer examinar os seus olhos?',
    text: 'Escolha um horário livre. Você pode remarcar ou cancelar depois.',
    byPhone: (phone: string) => `Se preferir, ligue para ${phone}.`,
  },
  missing: {
    title: 'Não foi possível carregar o artigo',
    text: 'Ele pode ter mudado de endereço ou saído do site. Os outros artigos estão na lista.',
  },
};

export type BlogMessages = typeof blog;

const english: BlogMessages = {
  title: 'Blog',
  lead: 'Short articles about eye health, written by the people who care for you at the clinic and reviewed by the doctor.',
  listTitle: 'Eye health blog',
  pageTitle: (title, clinic) => `${title} – ${clinic}`,
  pageDescription: (clinic) =>
    `Articles by ${clinic} about eye diseases, exams and care, in plain words.`,
  feedTitle: (clinic) => `${clinic} blog`,
  search: 'Search the articles',
  all: 'All',
  topics: 'Topics',
  aside: 'Browse by topic',
  toTopics: 'See the topics',
  found: (count) => (count === 1 ? '1 article' : `${count} articles`),
  foundFor: (count, query) => `${count} for “${query}”`,
  none: 'No articles found',
  noneHint: 'Try a different, shorter word, or see all articles.',
  seeAll: 'See all articles',
  readingTime: (minutes) => `${minutes} min read`,
  pages: 'Article list pages',

  back: 'All articles',
  published: (day) => `Published on ${day}`,
  updated: (day) => `Updated on ${day}`,
  reviewed: (name, day) => `Medical review: ${name}, on ${day}`,
  contents: 'In this article',
  writtenBy: 'Written by',
  sources: 'Sources',
  tags: 'Subjects',
  share: {
    title: 'Share',
    whatsapp: 'Share on WhatsApp',
    email: 'Share by email',
    address: 'Link to copy',
  },
  services: 'Exams and appointments on this subject',
  related: 'Read next',
  disclaimer:
    'This article is for information and does not replace an appointment. Only an exam can show what you need.',
  book: {
    title: 'Would you like to have your eyes examined?',
    text: 'Choose an available time. You can reschedule or cancel later.',
    byPhone: (phone) => `If you prefer, call ${phone}.`,
  },
  missing: {
    title: 'We could not load the article',
    text: 'It may have moved or been taken down. You will find our other articles in the list.',
  },
};

/** The same in every language of the site. */
export const blogMessages: ByLocale<BlogMessages> = { 'pt-BR': blog, 'en-US': english };
