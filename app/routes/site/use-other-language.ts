import { useLocation, useRouteError } from 'react-router';
import { chromeMessages } from '#app/locales/chrome.ts';
import { useLocale } from '#app/locales/use-locale.ts';
import { inLocale, LOCALES, type Locale, localPath } from '#app/platform/locale.ts';

/** The same page in the other language, with a booking's draft; the home page when this one failed. */
export function useOtherLanguage(locales: readonly Locale[]) {
  const [location, isLost, here] = [useLocation(), Boolean(useRouteError()), useLocale()];
  const other = LOCALES.find((locale) => locale !== here && locales.includes(locale));
  if (!other) return undefined;
  const href = isLost ? localPath(other, '/') : inLocale(other, location);
  return { href, label: chromeMessages[other].languageName, locale: other };
}
