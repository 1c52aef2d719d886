import type { Clinic } from '#app/clinic/clinic-schema.ts';
import type { Option, StartContext } from '#app/features/content/content-type.ts';
import { FAQ_GROUPS, FAQ_PLACEHOLDERS } from '#app/features/faq/faq-entry.ts';
import { EPISODE_CATEGORIES } from '#app/features/podcast/episode.ts';
import { faq } from '#app/locales/faq.ts';
import { podcast } from '#app/locales/podcast.ts';
import { staffContent } from '#app/locales/pt-BR/staff/content.ts';
import { coverField } from './content-type-fields.ts';
import type { ContentTypeDefinition } from './content-types.ts';
import type { Editorial } from './site-content.server.ts';

const messages = staffContent.fields;
const { kinds } = staffContent;

const optionsOf = <Value extends string>(
  values: readonly Value[],
  labels: Readonly<Record<Value, string>>,
): Option[] => values.map((value) => ({ value, label: labels[value] }));

const tags = {
  type: 'words',
  name: 'tags',
  label: messages.tags,
  hint: messages.wordsHint,
} as const;

/** Articles, episodes and questions. */
export const EDITORIAL_TYPES: readonly ContentTypeDefinition[] = [
  {
    name: 'posts',
    word: 'artigos',
    titles: kinds.posts,
    isOpen: true,
    isMovable: true,
    pathOf: (slug) => `/blog/${slug}`,
    body: { label: messages.articleBody, after: 'excerpt' },
    start: ({ today, doctor }) => ({ publishedOn: today, author: doctor }),
    fields: ({ people, services, categories, ...media }) => [
      { type: 'line', name: 'title', label: messages.title },
      { type: 'text', name: 'excerpt', label: messages.excerpt, hint: messages.excerptHint },
      coverField(media),
      {
        type: 'choice',
        name: 'category',
        label: messages.category,
        options: categories.offered,
        former: categories.former,
      },
      { type: 'checks', name: 'services', label: messages.services, options: services },
      { type: 'choice', name: 'author', label: messages.author, options: people },
      { type: 'day', name: 'publishedOn', label: messages.publishedOn },
      { type: 'day', name: 'updatedOn', label: messages.updatedOn, hint: messages.updatedHint },
      { type: 'day', name: 'reviewedOn', label: messages.reviewedOn },
      tags,
      { type: 'lines', name: 'sources', label: messages.sources, hint: messages.linesHint },
    ],
  },
  {
    name: 'episodes',
    word: 'episodios',
    titles: kinds.episodes,
    isOpen: true,
    isMovable: true,
    pathOf: (slug) => `/podcast/${slug}`,
    body: { label: messages.transcript, hint: messages.transcriptHint },
    start: ({ today, doctor, nextEpisode }) => ({
      ...nextEpisode,
      publishedOn: today,
      speakers: doctor === undefined ? [] : [doctor],
    }),
    fields: ({ people, services, audios, ...media }) => [
      { type: 'line', name: 'title', label: messages.title },
      { type: 'text', name: 'description', label: messages.description },
      {
        type: 'audio',
        name: 'audio',
        label: messages.audio,
        hint: messages.audioHint,
        options: audios,
        fills: ['guid', 'durationSeconds', 'bytes'],
      },
      coverField(media),
      { type: 'number', name: 'season', label: messages.season },
      { type: 'number', name: 'number', label: messages.number },
      { type: 'day', name: 'publishedOn', label: messages.publishedOn },
      {
        type: 'choice',
        name: 'category',
        label: messages.category,
        options: optionsOf(EPISODE_CATEGORIES, podcast.categories),
      },
      { type: 'checks', name: 'speakers', label: messages.speakers, options: people },
      { type: 'checks', name: 'services', label: messages.services, options: services },
      tags,
      {
        type: 'rows',
        name: 'chapters',
        label: messages.chapters,
        rowTitle: messages.chapter,
        of: [
          { type: 'line', name: 'title', label: messages.chapterTitle },
          { type: 'line', name: 'at', label: messages.chapterAt, hint: messages.chapterAtHint },
        ],
      },
      { type: 'flag', name: 'voice', label: messages.voice, yes: 'synthetic' },
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
      label: messages.answer,
      after: 'question',
      hint: messages.placeholders(FAQ_PLACEHOLDERS.map((name) => `{${name}}`).join(', ')),
    },
    start: ({ freePosition }) => ({ position: freePosition }),
    fields: () => [
      { type: 'line', name: 'question', label: messages.question },
      {
        type: 'choice',
        name: 'group',
        label: messages.group,
        options: optionsOf(FAQ_GROUPS, faq.groups),
      },
      { type: 'number', name: 'position', label: messages.position, hint: messages.positionHint },
      { type: 'words', name: 'keywords', label: messages.keywords, hint: messages.wordsHint },
    ],
  },
];

/**
 * What the defaults of a new article, episode or question are made from.
 * @param today calendar day in the clinic's zone
 */
export function startContext(
  { clinic, editorial }: { clinic: Clinic; editorial: Editorial },
  today: string,
): StartContext {
  const { doctor, resources } = clinic;
  const [newest] = editorial.episodes;
  return {
    today,
    freePosition: Math.max(0, ...editorial.faq.map(({ position }) => position)) + 1,
    nextEpisode: { season: newest?.season ?? 1, number: (newest?.number ?? 0) + 1 },
    doctor: resources.practitioners.find(({ name }) => name === doctor.name)?.slug,
  };
}
