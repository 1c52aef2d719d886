import { data } from 'react-router';
import { FEED_COOKIE } from '#app/features/calendar-feeds/calendar-feeds.server.ts';
import { SETTINGS_PATHS } from '#app/features/schedule-settings/settings-paths.ts';
import { staffFeeds } from '#app/locales/pt-BR/staff/feeds.ts';
import { dropCookie, readCookie } from '#app/platform/cookie.server.ts';
import { isTokenShaped } from '#app/platform/token.server.ts';
import { staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import type { Route } from './+types/feeds-link';

const messages = staffFeeds.handover;

/** Shows a new address once: the response clears the cookie that carried it. */
export function loader(args: Route.LoaderArgs) {
  const { services } = staffPageOf(args);
  const { baseUrl } = services.env;
  const token = readCookie(args.request, FEED_COOKIE, baseUrl);
  const link =
    token && isTokenShaped(token) ? new URL(`/calendario/${token}.ics`, baseUrl).href : null;
  return data({ link }, { headers: { 'set-cookie': dropCookie(FEED_COOKIE, baseUrl) } });
}

export default function FeedLink({ loaderData }: Route.ComponentProps) {
  const { link } = loaderData;
  const back = { href: SETTINGS_PATHS.feeds, label: messages.back };
  if (!link) return <StaffScreen title={messages.goneTitle} lead={messages.gone} back={back} />;
  return (
    <StaffScreen title={messages.title} lead={messages.lead} back={back}>
      <p>
        {messages.link}: <code className="staff-secret">{link}</code>
      </p>
      <p className="reading">{messages.how}</p>
      <Notice tone="warning">
        <p>{messages.lost}</p>
      </Notice>
    </StaffScreen>
  );
}
