import { type CookieKind, readCookie, setCookie } from '#app/platform/cookie.server.ts';
import type { AgendaQuery, AgendaView } from './agenda-query.ts';
import { UNATTENDED_HEADER } from './live/live-address.ts';

/** How this device shows a day. A word and nothing of anybody, so it outlives the session. */
const VIEW_COOKIE: CookieKind = { name: 'agenda', maxAgeSeconds: 365 * 86_400 };

type Asked = { request: Request; baseUrl: URL };

/** The view of an agenda without one in its address: of the two of a day, the one that was chosen last. */
export function usualView({ request, baseUrl }: Asked): AgendaView {
  return readCookie(request, VIEW_COOKIE, baseUrl) === 'grade' ? 'grade' : 'dia';
}

/** Headers that remember which of the two views of a day somebody has chosen; none where nothing changes. */
export function rememberView({ request, baseUrl }: Asked, { view }: AgendaQuery): HeadersInit {
  const isChosen = view === 'dia' || view === 'grade';
  // A window that renews itself chooses nothing.
  if (!isChosen || request.headers.has(UNATTENDED_HEADER)) return {};
  if (view === usualView({ request, baseUrl })) return {};
  return { 'set-cookie': setCookie(VIEW_COOKIE, view, baseUrl) };
}
