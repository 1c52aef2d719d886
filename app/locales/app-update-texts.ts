import type { Locale } from '#app/platform/locale.ts';
import { appUpdate as enUs } from './en-US/app-update.ts';
import { type AppUpdateMessages, appUpdate as ptBr } from './pt-BR/app-update.ts';

/** Texts of the site without internet and of its newer versions, by language. */
export const appUpdateMessages = { 'pt-BR': ptBr, 'en-US': enUs } satisfies Record<
  Locale,
  AppUpdateMessages
>;
