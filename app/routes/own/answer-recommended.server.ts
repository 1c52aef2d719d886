import { data } from 'react-router';
import { parseRfc3339 } from '#app/clinic/clinic-time.ts';
import { RETURN_PAYER } from '#app/clinic/payer-titles.ts';
import { wordOfHouse } from '#app/clinic/record/branch-fields.ts';
import { visitorAddress } from '#app/context/app-services.ts';
import { bookingServicesOf, limitServicesOf } from '#app/context/scheduling-services.ts';
import { APPOINTMENT_PATHS } from '#app/features/booking/appointment-paths.ts';
import { bookingConsentOf } from '#app/features/booking/booking-consent.server.ts';
import { tooManyAttemptsText } from '#app/features/booking/refusal-messages.ts';
import { tieFollowUps } from '#app/features/follow-ups/follow-ups.server.ts';
import { secondsToSendOwnForm } from '#app/features/own-page/own-guard.server.ts';
import { tieRecommended } from '#app/features/recommendations/book-recommended.server.ts';
import { RECOMMENDED_FIELDS } from '#app/features/recommendations/recommended-screen.tsx';
import { recommendedMessages } from '#app/locales/own/recommended.ts';
import { setCookie } from '#app/platform/cookie.server.ts';
import { formText } from '#app/platform/form-values.ts';
import { isTokenShaped, sha256Hex } from '#app/platform/token.server.ts';
import { markRefused } from '#app/routes/booking/form-refused.server.ts';
import { appointmentGone, seeOther } from '#app/routes/manage/appointment-page.server.ts';
import { pageOf } from '#app/routes/page.server.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import { readAppointment } from '#app/scheduling/appointment-record.server.ts';
import { bookTogether, type JoinedRequest } from '#app/scheduling/book-series.server.ts';
import { APPOINTMENT_COOKIE, sessionFor } from '#app/scheduling/manage-link.server.ts';
import { refusedForLenses } from '#app/scheduling/preparation/lens-rule.server.ts';
import { BOOKED_PARAMETER } from './own-page.server.ts';
import {
  findRecommended,
  housesFor,
  isFreeAt,
  payerAt,
  type Recommended,
  type RecommendedArgs,
  rowOfLink,
} from './recommended-page.server.ts';

/** Books what was recommended, with the data that the clinic has. Sent again, it leads to the same appointment. */
export async function answerRecommended(args: RecommendedArgs) {
  const { services, locale, content } = pageOf(args);
  const { page: words } = recommendedMessages[locale];
  if (!(await rowOfLink(args))) throw appointmentGone();
  const form = await args.request.formData();
  const text = (name: keyof typeof RECOMMENDED_FIELDS) => formText(form, RECOMMENDED_FIELDS[name]);
  const hasAgreed = form.has(RECOMMENDED_FIELDS.consent);
  const refused = (fieldId: string, message: string, status: number) => {
    markRefused(args.context);
    return data({ errors: [{ fieldId, message }], hasAgreed }, { status, headers: ERROR_HEADERS });
  };
  const { startsAt: timeField, consent: consentField } = RECOMMENDED_FIELDS;
  const address = args.context.get(visitorAddress);
  const seconds = await secondsToSendOwnForm(limitServicesOf(services), address);
  if (seconds > 0)
    return refused(timeField, tooManyAttemptsText(seconds, locale, content.clinic), 429);
  if (!hasAgreed) return refused(consentField, words.consentMissing, 400);
  const startsAt = parseRfc3339(text('startsAt'));
  const key = text('key');
  if (!startsAt || !isTokenShaped(key)) return refused(timeField, words.again, 400);
  const found = await findRecommended(args);
  const houses = found ? await housesFor(args, found) : [];
  const word = text('house');
  // A page of before there were several names none; another house may have stopped doing it meanwhile.
  const isOnly = word === '' && houses.length === 1;
  const branch = houses.find((house) => isOnly || wordOfHouse(house) === word);
  if (found && branch === undefined) return refused(timeField, words.again, 409);
  // Booked a moment ago, perhaps by this very form: its answer leads there.
  const booked = await bookOnce(args, found, { startsAt, branch, key });
  if (booked.kind === 'other-body') return refused(timeField, words.again, 409);
  if (booked.answer.ok) return toAppointment(args, booked.answer.value.appointmentIds[0] ?? 0);
  const { refusal } = booked.answer.refusal;
  if (refusal === 'not-allowed' && booked.why === null) return null;
  if (booked.why === 'deposit-first') return refused(timeField, words.otherWay, 409);
  if (booked.why === 'lenses') return refused(timeField, words.lenses, 409);
  return refused(timeField, refusal === 'slot-taken' ? words.taken : words.notNow, 409);
}

type Asked = { startsAt: Date; branch: string | null | undefined; key: string };

async function bookOnce(args: RecommendedArgs, found: Recommended | null, asked: Asked) {
  const { services } = pageOf(args);
  const { startsAt, branch, key } = asked;
  const bodySha256 = sha256Hex(`${args.params.token} ${startsAt.toISOString()}`);
  const once = { scope: 'recommended', key, bodySha256 };
  const booking = bookingServicesOf(services);
  const payerIds = [...booking.payerIds, RETURN_PAYER];
  let why: 'deposit-first' | 'lenses' | null = null;
  const requests = found ? [requestOf(args, found, { startsAt, branch })] : [];
  const answered = await bookTogether({ ...booking, payerIds }, requests, {
    once,
    link: async (tx, [appointmentId]) => {
      const [request] = requests;
      if (!found || !request || appointmentId === undefined) return false;
      if (await booking.deposits?.isNeeded(tx, request)) why = 'deposit-first';
      else if (await refusedForLenses(tx, booking, request)) why = 'lenses';
      if (why !== null) return false;
      const { row, origin } = found;
      const isFree = isFreeAt(args, found, startsAt);
      if (row.kind === 'return' && isFree) {
        const isTied = await tieFollowUps(tx, services.clock, {
          origin,
          followUps: [{ appointmentId, kind: 'return', dueDays: null, isFree }],
          actor: 'patient',
        });
        if (!isTied) return false;
      }
      return tieRecommended(tx, services.clock, { recommendationId: row.id, appointmentId });
    },
  });
  return { ...answered, why };
}

function requestOf(
  args: RecommendedArgs,
  found: Recommended,
  { startsAt, branch }: Pick<Asked, 'startsAt' | 'branch'>,
): JoinedRequest {
  const { content, locale } = pageOf(args);
  const { origin, row } = found;
  const { guardianName, guardianRelation, phoneE164, email } = origin;
  return {
    serviceSlug: row.serviceSlug,
    branch,
    startsAt,
    patient: { name: origin.patientName, bornOn: origin.bornOn },
    guardian:
      guardianName && guardianRelation ? { name: guardianName, relation: guardianRelation } : null,
    contact: { name: origin.contactName, phoneE164, email },
    payerId: payerAt(args, found, startsAt),
    consent: bookingConsentOf(content.clinic).record,
    locale,
    channel: 'web',
  };
}

async function toAppointment(args: RecommendedArgs, id: number) {
  const { services, locale } = pageOf(args);
  const made = await readAppointment(services.db, { id });
  if (made?.status !== 'confirmed') return null;
  const { session } = sessionFor({ clock: services.clock, secret: services.env.appSecret }, made);
  const cookie = setCookie(APPOINTMENT_COOKIE, session, services.env.baseUrl);
  const path = `${APPOINTMENT_PATHS.appointment}?${BOOKED_PARAMETER}`;
  return seeOther(locale, path, { 'set-cookie': cookie });
}
