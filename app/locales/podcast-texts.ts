import type { Locale } from '#app/platform/locale.ts';
import { podcast as enUs } from './en-US/podcast.ts';
import { type PodcastMessages, podcast as ptBr } from './pt-BR/podcast.ts';

export const podcastMessages = { 'pt-BR': ptBr, 'en-US': enUs } satisfies Record<
  Locale,
  PodcastMessages
>;
