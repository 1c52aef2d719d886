import { vision as enUs } from '#app/locales/en-US/vision.ts';
import { vision as ptBr, type VisionMessages } from '#app/locales/pt-BR/vision.ts';
import type { Locale } from '#app/platform/locale.ts';

/** Texts of the vision simulator and of the eye to explore, by language. */
export const visionMessages = { 'pt-BR': ptBr, 'en-US': enUs } satisfies Record<
  Locale,
  VisionMessages
>;
