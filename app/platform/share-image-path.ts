import { homePath, LOCALES, type Locale, localeOfPath } from './locale.ts';

/** What the places that show previews ask for. */
export const SHARE_IMAGE_SIZE = { width: 1200, height: 630 } as const;

const HOME_NAME = 'inicio';

/** Where a page's share image is: '/servicos/campo-visual' has '/share/pt-BR/servicos/campo-visual.png'. */
export function shareImagePath(pathname: string): string {
  const path = homePath(pathname).replace(/^\/|\/$/g, '');
  return `/share/${localeOfPath(pathname)}/${path === '' ? HOME_NAME : path}.png`;
}

/** The page whose image is asked for, as at home; undefined for an address that is none. */
export function pageOfShareImage(pathname: string): { locale: Locale; path: string } | undefined {
  const [, language, name] = /^\/share\/([\w-]+)\/([a-z0-9/-]+)\.png$/.exec(pathname) ?? [];
  const locale = LOCALES.find((each) => each === language);
  if (!locale || name === undefined) return undefined;
  return { locale, path: name === HOME_NAME ? '/' : `/${name}` };
}
