import { LOCALES, type Locale, localeOfPath, withoutLocale } from './locale.ts';

/** The size that sites with link previews recommend, in px. */
export const SHARE_IMAGE_SIZE = { width: 1200, height: 630 } as const;

const HOME_NAME = 'inicio';

/** Address of a page's share image: '/share/pt-BR/servicos/campo-visual.png' for '/servicos/campo-visual'. */
export function shareImagePath(pathname: string): string {
  const path = withoutLocale(pathname).replace(/^\/|\/$/g, '');
  return `/share/${localeOfPath(pathname)}/${path === '' ? HOME_NAME : path}.png`;
}

/** The page of a share image, without language prefix; undefined when the address is not one. */
export function pageOfShareImage(pathname: string): { locale: Locale; path: string } | undefined {
  const [, language, name] = /^\/share\/([\w-]+)\/([a-z0-9/-]+)\.png$/.exec(pathname) ?? [];
  const locale = LOCALES.find((each) => each === language);
  if (!locale || name === undefined) return undefined;
  return { locale, path: name === HOME_NAME ? '/' : `/${name}` };
}
