import { z } from 'zod';
import { calendarDay, slug, words } from '#app/clinic/clinic-fields.ts';
import type { TextBlock, TextSpan } from '#app/platform/text/text-blocks.ts';

/** What an episode may be filed under, in the order of the list. */
export const EPISODE_CATEGORIES = [
  'glaucoma',
  'catarata',
  'pterigio',
  'retina',
  'olho-seco',
  'perguntas',
  'ceratocone',
  'macula',
  'lentes',
  'cirurgia-refrativa',
  'criancas',
  'diabetes',
] as const;
export type EpisodeCategory = (typeof EPISODE_CATEGORIES)[number];
export const ALL_EPISODES = 'all';

const position = z.string().regex(/^\d\d:[0-5]\d$/, "must be minutes and seconds such as '01:25'");

export const episodeFrontMatter = z.strictObject({
  title: words,
  number: z.int().positive(),
  season: z.int().positive(),
  publishedOn: calendarDay,
  description: words.max(400, 'must have at most 400 characters'),
  category: z.enum(EPISODE_CATEGORIES),
  tags: z.array(words).min(1, 'must have at least one entry'),
  /** Slugs of practitioners; a turn of the transcript names its speaker by the slug's first word. */
  speakers: z.array(slug).min(1, 'must have at least one entry'),
  services: z.array(slug).min(1, 'must have at least one entry'),
  chapters: z.array(z.strictObject({ title: words, at: position })).default([]),
  /** What podcast programs know the episode by, whatever its address becomes. */
  guid: slug,
  /** Address of the file, one of the build's or one that staff have sent; the same in every language. */
  audio: z
    .string()
    .regex(
      /^\/(?:podcast|audio)\/[a-z0-9-]+\.(?:mp3|m4a)$/,
      'must be the address of an audio file',
    ),
  /** Both as measured on the audio file. */
  durationSeconds: z.int().positive(),
  bytes: z.int().positive(),
  /** Read by a program; absent when people recorded it. */
  voice: z.literal('synthetic').optional(),
});

/** What one person says before another does. */
export type Turn = { speaker: string; name: string; paragraphs: TextSpan[][] };

export type Episode = z.output<typeof episodeFrontMatter> & {
  slug: string;
  transcript: Turn[];
};

export const podcastFrontMatter = z.strictObject({
  title: words,
  description: words,
  author: words,
});
/** The podcast as a whole. */
export type Podcast = z.output<typeof podcastFrontMatter> & { body: TextBlock[] };

/** What a list says of an episode. */
export type ListedEpisode = Pick<
  Episode,
  | 'slug'
  | 'title'
  | 'number'
  | 'description'
  | 'category'
  | 'publishedOn'
  | 'durationSeconds'
  | 'services'
>;

/** What is spoken, whatever the language of the page. */
export const AUDIO_LANGUAGE = 'pt-BR';
