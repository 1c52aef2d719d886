import { toKeptDay } from '#app/features/agenda/kept/to-kept-day.ts';
import { audit } from '#app/platform/audit/audit.server.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import { readWholeDay } from '#app/routes/staff/agenda/agenda-page.server.ts';
import { actorOf, staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import type { Route } from './+types/kept-day-list';

/** The day's list for a device that keeps it; that one begins to is recorded, what it renews is not. */
export async function loader(args: Route.LoaderArgs) {
  const { services, staff, url } = staffPageOf(args);
  const { day, now } = await readWholeDay(args);
  if (url.searchParams.has('keep'))
    await services.db.transaction((tx) =>
      audit(tx, {
        ...{ at: now, actor: actorOf(staff), action: 'agenda.kept' },
        ...{ subjectType: 'agenda', subjectId: 'today' },
      }),
    );
  return Response.json(toKeptDay(day, { staffId: staff.id, now }), {
    headers: { ...ERROR_HEADERS, 'x-robots-tag': 'noindex' },
  });
}
