import { vision as enUs } from './en-US/vision.ts';
import type { Locale } from './locale.ts';
import { type VisionTexts, vision as ptBr } from './pt-BR/vision.ts';

/** Texts of the vision simulator and of the eye to explore, by language. */
export const visionTexts = { 'pt-BR': ptBr, 'en-US': enUs } satisfies Record<Locale, VisionTexts>;
