import { data } from 'react-router';
import { HANDOVER_COOKIE, INVITATION_HOURS } from '#app/features/staff/staff-links.server.ts';
import { STAFF_PATHS } from '#app/features/staff/staff-paths.ts';
import { staffPeople } from '#app/locales/pt-BR/staff/people/people.ts';
import { dropCookie, readCookie } from '#app/platform/cookie.server.ts';
import { isTokenShaped } from '#app/platform/token.server.ts';
import { staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import type { Route } from './+types/people-link';

const messages = staffPeople.handover;

/** Shows a new link once: the response deletes the cookie that carried it. */
export function loader(args: Route.LoaderArgs) {
  const { services } = staffPageOf(args);
  const { baseUrl } = services.env;
  const token = readCookie(args.request, HANDOVER_COOKIE, baseUrl);
  const link =
    token && isTokenShaped(token) ? new URL(`${STAFF_PATHS.setup}/${token}`, baseUrl).href : null;
  const headers = { 'set-cookie': dropCookie(HANDOVER_COOKIE, baseUrl) };
  return data({ link, hours: INVITATION_HOURS }, { headers });
}

export default function Handover({ loaderData }: Route.ComponentProps) {
  const { link, hours } = loaderData;
  const back = { href: STAFF_PATHS.people, label: messages.back };
  if (!link) return <StaffScreen title={messages.goneTitle} lead={messages.gone} back={back} />;
  return (
    <StaffScreen title={messages.title} lead={messages.lead(hours)} back={back}>
      <p>
        {messages.link}: <code className="staff-secret">{link}</code>
      </p>
      <Notice tone="warning">
        <p>{messages.once}</p>
      </Notice>
    </StaffScreen>
  );
}
