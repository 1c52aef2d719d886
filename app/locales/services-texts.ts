import type { Locale } from '#app/platform/locale.ts';
import { services as enUs } from './en-US/services.ts';
import { services as ptBr, type ServicesTexts } from './pt-BR/services.ts';

export const servicesTexts = { 'pt-BR': ptBr, 'en-US': enUs } satisfies Record<
  Locale,
  ServicesTexts
>;
