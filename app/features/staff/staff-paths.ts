/** Addresses of the staff side that others lead to. */
export const STAFF_PATHS = {
  home: '/equipe',
  login: '/equipe/entrar',
  code: '/equipe/entrar/codigo',
  logout: '/equipe/sair',
  setup: '/equipe/preparar',
  people: '/equipe/pessoas',
  invite: '/equipe/pessoas/convidar',
  handover: '/equipe/pessoas/link',
  account: '/equipe/conta',
  password: '/equipe/conta/senha',
  secondFactor: '/equipe/segundo-fator',
  recoveryCodes: '/equipe/segundo-fator/codigos',
} as const;

/** The login, which leads back to the page that was asked for. */
export function loginPath(asked: URL, path: string = STAFF_PATHS.login): string {
  const back = returnPath(`${asked.pathname}${asked.search}`);
  return back === STAFF_PATHS.home ? path : `${path}?volta=${encodeURIComponent(back)}`;
}

/** Where to go after the login: a page of the staff side, or its first one. Never another site, nor the login again. */
export function returnPath(wanted: string | null): string {
  const base = 'http://clinic.invalid';
  const url = wanted?.startsWith('/') ? URL.parse(wanted, base) : null;
  if (!url || url.origin !== base) return STAFF_PATHS.home;
  const isOurs = /^\/equipe(?:\/[\w-]+)*$/.test(url.pathname);
  const isLogin = /^\/equipe\/(?:entrar|sair|preparar)(?:\/|$)/.test(url.pathname);
  return isOurs && !isLogin ? `${url.pathname}${url.search}` : STAFF_PATHS.home;
}
