import { appointmentCalendar } from '#app/features/booking/appointment-calendar.ts';
import { APPOINTMENT_PATHS } from '#app/features/booking/appointment-paths.ts';
import { appointmentMailMessages } from '#app/locales/appointment-mail.ts';
import { localeOfPath } from '#app/platform/locale.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import type { Route } from './+types/calendar-file';
import { findAppointmentPage, seeOther } from './appointment-page.server.ts';

/** The session's appointment as a file to import into a calendar. */
export async function loader(args: Route.LoaderArgs) {
  const page = await findAppointmentPage(args);
  // A file cannot explain that the session has ended; the appointment's page can.
  if (!page)
    return seeOther(
      localeOfPath(new URL(args.request.url).pathname),
      APPOINTMENT_PATHS.appointment,
    );
  const kind = page.summary.sequence === 0 ? 'created' : 'moved';
  const file = appointmentCalendar(
    'download',
    kind,
    page.summary,
    appointmentMailMessages[page.locale],
  );
  return new Response(file.content, {
    headers: {
      ...ERROR_HEADERS,
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${file.filename}"`,
    },
  });
}
