import { createContext, useContext } from 'react';
import { type ByLocale, DEFAULT_LOCALE, type Locale, localPath } from '#app/platform/locale.ts';

const LocaleContext = createContext<Locale>(DEFAULT_LOCALE);

/** Says in which language everything inside it speaks; the page's frame and each island have one. */
export const LocaleProvider = LocaleContext.Provider;

/** The language of the page. */
export function useLocale(): Locale {
  return useContext(LocaleContext);
}

/** The messages of the page's language. @param messages `<feature>Messages`, one object per language */
export function useMessages<Messages>(messages: ByLocale<Messages>): Messages {
  return messages[useLocale()];
}

/** Turns an address without a language prefix into that of the page's language. */
export function useLocalPath(): (path: string) => string {
  const locale = useLocale();
  return (path) => localPath(locale, path);
}
