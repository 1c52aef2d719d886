import type { Locale } from '#app/platform/locale.ts';
import { privacy as enUs } from './en-US/privacy.ts';
import { type PrivacyTexts, privacy as ptBr } from './pt-BR/privacy.ts';

export const privacyTexts = { 'pt-BR': ptBr, 'en-US': enUs } satisfies Record<Locale, PrivacyTexts>;
