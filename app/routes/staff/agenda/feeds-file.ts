import { wallClockOf } from '#app/clinic/clinic-time.ts';
import { type ComingClinic, placeOn } from '#app/clinic/record/place-on-day.ts';
import { type AppServices, appServices, visitorAddress } from '#app/context/app-services.ts';
import { limitServicesOf, summaryServicesOf } from '#app/context/scheduling-services.ts';
import { appointmentPath } from '#app/features/agenda/agenda-paths.ts';
import {
  findFeed,
  secondsToGuess,
  secondsToRead,
} from '#app/features/calendar-feeds/calendar-feeds.server.ts';
import { readFeedAppointments } from '#app/features/calendar-feeds/feed-appointments.server.ts';
import { feedFile } from '#app/features/calendar-feeds/feed-file.ts';
import { namesShown } from '#app/features/calendar-feeds/feed-names.ts';
import { readHolder } from '#app/features/staff/roles/role-holder.server.ts';
import { DEFAULT_LOCALE } from '#app/platform/locale.ts';
import { sha256Hex } from '#app/platform/token.server.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import { servicesFor } from '#app/routes/staff/staff-page.server.ts';
import type { Route } from './+types/feeds-file';
import { agendaLabelsOf } from './agenda-labels.server.ts';

/**
 * The agenda feed for calendar apps; the secret address is the only credential. Unknown and revoked
 * addresses get the same answer.
 */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const services = context.get(appServices);
  const token = /^([A-Za-z0-9_-]{43})\.ics$/.exec(params.file)?.[1] ?? '';
  const feed = await findFeed(services.db, token);
  const owner = feed ? await readHolder(services.db, feed.createdBy) : null;
  if (!feed || !owner?.permissions.includes('agenda.read')) {
    const seconds = await secondsToGuess(limitServicesOf(services), context.get(visitorAddress));
    return seconds === 0 ? answer(404) : answer(429, { 'retry-after': String(seconds) });
  }
  const seconds = await secondsToRead(limitServicesOf(services), feed.id);
  if (seconds > 0) return answer(429, { 'retry-after': String(seconds) });
  const { clinicName, serviceTitle } = agendaLabelsOf(services);
  const appointments = await readFeedAppointments(servicesFor(services, owner), feed.resourceId);
  const coming = await comingOf(services, appointments.at(-1)?.startsAt);
  const file = feedFile(
    {
      appointments,
      resourceName: feed.resourceName,
      patientNames: namesShown(feed.patientNames, feed),
    },
    {
      clinicName,
      serviceTitle,
      whereOf: ({ branch, startsAt }) =>
        whereOf(services.clinic, coming, { branch, on: wallClockOf(startsAt).on }),
      domain: services.clinic.domain,
      hrefOf: (protocol) => new URL(appointmentPath(protocol), services.env.baseUrl).href,
    },
  );
  const etag = `"${sha256Hex(file).slice(0, 32)}"`;
  const headers = { etag, 'cache-control': 'private, no-cache' };
  if (request.headers.get('if-none-match')?.includes(etag)) return answer(304, headers);
  return new Response(file, {
    headers: {
      ...headers,
      'x-robots-tag': 'noindex',
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'inline; filename="agenda.ics"',
    },
  });
}

/** The clinic as changes that wait will make it. @param last the latest of the appointments */
async function comingOf(services: AppServices, last: Date | undefined) {
  if (!last) return [];
  const { comingClinics } = summaryServicesOf(services);
  return comingClinics({ locale: DEFAULT_LOCALE, until: wallClockOf(last).on });
}

function whereOf(
  clinic: AppServices['clinic'],
  coming: readonly ComingClinic[],
  asked: { branch: string | null; on: string },
): string {
  const { name, addressLines } = placeOn(clinic, coming, asked);
  return name === null ? '' : addressLines.join(', ');
}

function answer(status: 304 | 404 | 429, headers: Record<string, string> = {}): Response {
  return new Response(null, { status, headers: { ...ERROR_HEADERS, ...headers } });
}
