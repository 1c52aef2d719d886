import { addressOf } from '#app/platform/browser/own-address.ts';
/** Staff paths that other code links to. */
export const STAFF_PATHS = {
  home: '/equipe',
  login: '/equipe/entrar',
  code: '/equipe/entrar/codigo',
  logout: '/equipe/sair',
  session: '/equipe/sessao',
  setup: '/equipe/preparar',
  people: '/equipe/pessoas',
  invite: '/equipe/pessoas/convidar',
  roles: '/equipe/pessoas/funcoes',
  newRole: '/equipe/pessoas/funcoes/nova',
  accesses: '/equipe/acessos',
  accessesExport: '/equipe/acessos/planilha',
  handover: '/equipe/pessoas/link',
  confirm: '/equipe/confirmar',
  account: '/equipe/conta',
  password: '/equipe/conta/senha',
  secondFactor: '/equipe/segundo-fator',
  recoveryCodes: '/equipe/segundo-fator/codigos',
} as const;

/** The login page, returning to the requested page afterwards. */
export function loginPath(requested: URL, path: string = STAFF_PATHS.login): string {
  const back = returnPath(`${requested.pathname}${requested.search}`);
  return back === STAFF_PATHS.home ? path : `${path}?volta=${encodeURIComponent(back)}`;
}

/** In the address of a page that a form for another page was sent to. */
export const SENT = 'enviado';

/** A page that takes a form in place of the page it was meant for. */
export function sentPath(path: string, requested: URL): string {
  const way = loginPath(requested, path);
  return `${way}${way.includes('?') ? '&' : '?'}${SENT}=1`;
}

/** Where to go after login: a staff page, or the first one. Never another site or the login itself. */
export function returnPath(requested: string | null): string {
  const base = 'http://clinic.invalid';
  const url = requested?.startsWith('/') ? addressOf(requested, base) : undefined;
  if (!url || url.origin !== base) return STAFF_PATHS.home;
  const isOurs = /^\/equipe(?:\/[\w-]+)*$/.test(url.pathname);
  const isLogin = /^\/equipe\/(?:entrar|sair|preparar|confirmar|sessao)(?:\/|$)/.test(url.pathname);
  return isOurs && !isLogin ? `${url.pathname}${url.search}` : STAFF_PATHS.home;
}
