import type { Locale } from '#app/platform/locale.ts';
import { services as enUs } from './en-US/services.ts';
import { services as ptBr, type ServicesMessages } from './pt-BR/services.ts';

export const servicesMessages = { 'pt-BR': ptBr, 'en-US': enUs } satisfies Record<
  Locale,
  ServicesMessages
>;
