import { redirect } from 'react-router';
import { answersFrom } from '#app/features/booking/book-again.ts';
import {
  DRAFT_COOKIE,
  DRAFT_PARAMETER,
  draftKeyOf,
  startDraft,
} from '#app/features/booking/booking-draft.server.ts';
import { firstOpenStep, STEP_PATHS } from '#app/features/booking/booking-draft.ts';
import { readCookie, setCookie } from '#app/platform/cookie.server.ts';
import { localPath } from '#app/platform/locale.ts';
import type { RouteArgs } from '#app/routes/booking/journey.server.ts';
import { pageOf } from '#app/routes/page.server.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import type { AppointmentRecord } from '#app/scheduling/appointment-record.server.ts';
import { readOfferedServices } from '#app/scheduling/offered-services.server.ts';

/** Begins a booking with the data of an appointment, and leads to its first open question. */
export async function startAgain(
  args: RouteArgs,
  appointment: AppointmentRecord,
): Promise<Response> {
  const { services, locale } = pageOf(args);
  const { baseUrl } = services.env;
  const offered = await readOfferedServices(services.db);
  const answers = answersFrom(appointment, {
    services: offered.flatMap(({ slug, isBookableOnline }) => (isBookableOnline ? [slug] : [])),
    payers: services.clinic.payers.map(({ id }) => id),
    houses: services.clinic.branches.map(({ slug }) => slug),
  });
  const cookie = readCookie(args.request, DRAFT_COOKIE, baseUrl);
  const token = await startDraft(services, answers, cookie);
  const path = STEP_PATHS[firstOpenStep({ key: '', ...answers })];
  return redirect(localPath(locale, `${path}?${DRAFT_PARAMETER}=${draftKeyOf(token)}`), {
    status: 303,
    headers: { ...ERROR_HEADERS, 'set-cookie': setCookie(DRAFT_COOKIE, token, baseUrl) },
  });
}
