import { z } from 'zod';
import { calendarDay, slug, words } from '#app/clinic/clinic-fields.ts';
import { coded } from '#app/platform/schema-problem.ts';
import { entryPicture } from '#app/platform/text/entry-picture.ts';
import type { TextBlock, TextSpan } from '#app/platform/text/text-blocks.ts';

/** Categories of episodes, in the order of the list. */
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

const position = z
  .string()
  .refine(
    (text) => /^\d\d:[0-5]\d$/.test(text),
    coded('not-a-timestamp', "must be minutes and seconds such as '01:25'"),
  );

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
  /** Identifies the episode to podcast apps, even if its address changes. */
  guid: slug,
  /** Address of the file, from the build or uploaded by staff; the same in every language. */
  audio: z
    .string()
    .refine(
      (text) => /^\/(?:podcast|audio)\/[a-z0-9-]+\.(?:mp3|m4a)$/.test(text),
      coded('not-an-audio-path', 'must be the address of an audio file'),
    ),
  /** Duration and size are measured on the audio file. */
  durationSeconds: z.int().positive(),
  bytes: z.int().positive(),
  /** A drawing stands in for it. */
  cover: entryPicture.optional(),
  /** Read by a synthetic voice; absent when people recorded it. */
  voice: z.literal('synthetic').optional(),
});

/** One uninterrupted turn of a speaker. */
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

/** An episode as lists show it. */
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
  | 'cover'
>;

/** Spoken language, whatever the language of the page. */
export const AUDIO_LANGUAGE = 'pt-BR';
