import { readLiveView } from '#app/features/agenda/live/live-address.ts';
import { allows } from '#app/features/staff/permissions.ts';
import { findSession, SESSION_COOKIE } from '#app/features/staff/sessions.server.ts';
import { readCookie } from '#app/platform/cookie.server.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import { staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import type { Route } from './+types/agenda-live';

/** Tells an open window that its days have changed, as server-sent events; never what has changed. */
export function loader(args: Route.LoaderArgs): Response {
  const { services, session, url, today } = staffPageOf(args);
  const token = readCookie(args.request, SESSION_COOKIE, services.env.baseUrl);
  const lastEvent = args.request.headers.get('last-event-id');
  const { mark, ...days } = readLiveView(url.searchParams, { today, lastEvent });
  const { agendaLive } = services;
  // A process without news: the browser asks no more.
  if (!agendaLive) return new Response(null, { status: 204, headers: ERROR_HEADERS });
  const opened = agendaLive.open({
    holder: session.tokenHash.toString('hex'),
    days,
    seen: mark,
    isOver: async () => {
      const found = await findSession(services, token, { isUse: false });
      return !found || !allows(found.permissions, 'agenda.read');
    },
  });
  if (!opened.ok) {
    const status = opened.refusal === 'too-many-of-session' ? 429 : 503;
    return new Response(null, { status, headers: { ...ERROR_HEADERS, 'retry-after': '30' } });
  }
  return new Response(opened.value, {
    headers: {
      ...ERROR_HEADERS,
      'content-type': 'text/event-stream',
      // A proxy that keeps answers back would keep the news back.
      'x-accel-buffering': 'no',
    },
  });
}
