import type { Locale } from '#app/platform/locale.ts';
import { podcast as enUs } from './en-US/podcast.ts';
import { type PodcastTexts, podcast as ptBr } from './pt-BR/podcast.ts';

export const podcastTexts = { 'pt-BR': ptBr, 'en-US': enUs } satisfies Record<Locale, PodcastTexts>;
