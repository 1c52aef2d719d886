import { createContext, useContext } from 'react';
import { HOME_LOCALE, type Locale, localPath } from '#app/platform/locale.ts';

const LocaleContext = createContext<Locale>(HOME_LOCALE);

/** Says in which language everything inside it speaks; the page's frame and each island have one. */
export const LocaleProvider = LocaleContext.Provider;

/** The language of the page. */
export function useLocale(): Locale {
  return useContext(LocaleContext);
}

/** The texts of the page's language. @param texts `<feature>Texts`, one object a language */
export function useMessages<Texts>(texts: Readonly<Record<Locale, Texts>>): Texts {
  return texts[useLocale()];
}

/** Turns an address as at home into that of the page's language. */
export function useLocalPath(): (path: string) => string {
  const locale = useLocale();
  return (path) => localPath(locale, path);
}
