import { POST_CATEGORIES } from '#app/features/blog/post.ts';
import type { Option } from '#app/features/content/content-type.ts';
import { FAQ_GROUPS, FAQ_PLACEHOLDERS } from '#app/features/faq/faq-entry.ts';
import { EPISODE_CATEGORIES } from '#app/features/podcast/episode.ts';
import { blog } from '#app/locales/pt-BR/blog.ts';
import { faq } from '#app/locales/pt-BR/faq.ts';
import { podcast } from '#app/locales/pt-BR/podcast.ts';
import { staffContent } from '#app/locales/pt-BR/staff/content.ts';
import type { ContentTypeDefinition } from './content-types.ts';

const texts = staffContent.fields;
const { kinds } = staffContent;

const optionsOf = <Value extends string>(
  values: readonly Value[],
  labels: Readonly<Record<Value, string>>,
): Option[] => values.map((value) => ({ value, label: labels[value] }));

const tags = { type: 'words', name: 'tags', label: texts.tags, hint: texts.wordsHint } as const;

/** Articles, episodes and questions. */
export const EDITORIAL_TYPES: readonly ContentTypeDefinition[] = [
  {
    name: 'posts',
    word: 'artigos',
    titles: kinds.posts,
    isOpen: true,
    isMovable: true,
    pathOf: (slug) => `/blog/${slug}`,
    body: { label: texts.articleBody, after: 'excerpt' },
    start: ({ today, doctor }) => ({ publishedOn: today, author: doctor }),
    fields: ({ people, services }) => [
      { type: 'line', name: 'title', label: texts.title },
      { type: 'text', name: 'excerpt', label: texts.excerpt, hint: texts.excerptHint },
      {
        type: 'choice',
        name: 'category',
        label: texts.category,
        options: optionsOf(POST_CATEGORIES, blog.categories),
      },
      { type: 'checks', name: 'services', label: texts.services, options: services },
      { type: 'choice', name: 'author', label: texts.author, options: people },
      { type: 'day', name: 'publishedOn', label: texts.publishedOn },
      { type: 'day', name: 'updatedOn', label: texts.updatedOn, hint: texts.updatedHint },
      { type: 'day', name: 'reviewedOn', label: texts.reviewedOn },
      tags,
      { type: 'lines', name: 'sources', label: texts.sources, hint: texts.linesHint },
    ],
  },
  {
    name: 'episodes',
    word: 'episodios',
    titles: kinds.episodes,
    isOpen: true,
    isMovable: true,
    pathOf: (slug) => `/podcast/${slug}`,
    body: { label: texts.transcript, hint: texts.transcriptHint },
    start: ({ today, doctor, nextEpisode }) => ({
      ...nextEpisode,
      publishedOn: today,
      speakers: doctor === undefined ? [] : [doctor],
    }),
    fields: ({ people, services, audios }) => [
      { type: 'line', name: 'title', label: texts.title },
      { type: 'text', name: 'description', label: texts.description },
      {
        type: 'audio',
        name: 'audio',
        label: texts.audio,
        hint: texts.audioHint,
        options: audios,
        fills: ['guid', 'durationSeconds', 'bytes'],
      },
      { type: 'number', name: 'season', label: texts.season },
      { type: 'number', name: 'number', label: texts.number },
      { type: 'day', name: 'publishedOn', label: texts.publishedOn },
      {
        type: 'choice',
        name: 'category',
        label: texts.category,
        options: optionsOf(EPISODE_CATEGORIES, podcast.categories),
      },
      { type: 'checks', name: 'speakers', label: texts.speakers, options: people },
      { type: 'checks', name: 'services', label: texts.services, options: services },
      tags,
      {
        type: 'rows',
        name: 'chapters',
        label: texts.chapters,
        rowTitle: texts.chapter,
        of: [
          { type: 'line', name: 'title', label: texts.chapterTitle },
          { type: 'line', name: 'at', label: texts.chapterAt, hint: texts.chapterAtHint },
        ],
      },
      { type: 'flag', name: 'voice', label: texts.voice, yes: 'synthetic' },
    ],
  },
  {
    name: 'faq',
    word: 'perguntas',
    titles: kinds.faq,
    isOpen: true,
    isMovable: false,
    pathOf: (slug) => `/faq#${slug}`,
    body: {
      label: texts.answer,
      after: 'question',
      hint: texts.placeholders(FAQ_PLACEHOLDERS.map((name) => `{${name}}`).join(', ')),
    },
    start: ({ freePosition }) => ({ position: freePosition }),
    fields: () => [
      { type: 'line', name: 'question', label: texts.question },
      {
        type: 'choice',
        name: 'group',
        label: texts.group,
        options: optionsOf(FAQ_GROUPS, faq.groups),
      },
      { type: 'number', name: 'position', label: texts.position, hint: texts.positionHint },
      { type: 'words', name: 'keywords', label: texts.keywords, hint: texts.wordsHint },
    ],
  },
];
