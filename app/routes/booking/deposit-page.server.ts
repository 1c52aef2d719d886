import { redirect } from 'react-router';
import { formatMoment } from '#app/clinic/format-date.ts';
import { bookingServicesOf } from '#app/context/scheduling-services.ts';
import { draftKeyOf, finishDraft } from '#app/features/booking/booking-draft.server.ts';
import { DONE_PATH } from '#app/features/booking/booking-draft.ts';
import type { DepositPageView } from '#app/features/deposits/deposit-screen.tsx';
import { readDepositOfLink } from '#app/features/deposits/read-deposit.server.ts';
import { type Charge, restCents } from '#app/payments/charge.ts';
import { readBrCode } from '#app/payments/pix/br-code.ts';
import { readCharge } from '#app/payments/read-charge.server.ts';
import { setCookie } from '#app/platform/cookie.server.ts';
import { localPath } from '#app/platform/locale.ts';
import { money } from '#app/platform/money.ts';
import { newToken } from '#app/platform/token.server.ts';
import { readAppointment } from '#app/scheduling/appointment-record.server.ts';
import {
  APPOINTMENT_COOKIE,
  appointmentOfSession,
  sessionFor,
} from '#app/scheduling/manage-link.server.ts';
import { readTimeOptions } from '#app/scheduling/time-options.server.ts';
import {
  type Journey,
  keyIn,
  NO_STORE,
  queryOf,
  type RouteArgs,
  readJourney,
} from './journey.server.ts';

type DepositArgs = RouteArgs & { params: { token: string } };

/** What became of the form before this page. */
export const NEWS_PARAMETER = 'conferido';

/** A deposit with its charge, by the token of the address; null for every other token. */
export async function findDeposit(args: DepositArgs) {
  const journey = await readJourney(args, keyIn(args.request) ?? '');
  const { db, env } = journey.services;
  const deposit = await readDepositOfLink({ db, secret: env.appSecret }, args.params.token);
  const charge = deposit && (await readCharge(db, { id: deposit.chargeId }));
  return { journey, found: deposit && charge ? { deposit, charge } : null };
}

type Found = NonNullable<Awaited<ReturnType<typeof findDeposit>>['found']>;

/** What the page of a deposit shows. @throws what leads to the appointment once it is booked */
export async function readDepositPage(
  args: DepositArgs,
): Promise<{ view: DepositPageView; clinicName: string; isUnknown: boolean }> {
  const { journey, found } = await findDeposit(args);
  const { clinic } = journey.content;
  const clinicName = clinic.displayName;
  const phone = clinic.phone;
  const over: DepositPageView = { kind: 'over', phone };
  if (!found) return { view: over, clinicName, isUnknown: true };
  const view = await viewOf(journey, found, args);
  return { view: view ?? over, clinicName, isUnknown: false };
}

async function viewOf(
  journey: Journey,
  found: Found,
  args: DepositArgs,
): Promise<DepositPageView | null> {
  const { locale, content, services } = journey;
  const { deposit, charge } = found;
  const phone = content.clinic.phone;
  const moment = capitalised(formatMoment(deposit.startsAt, { locale }));
  const amount = money(charge.amountCents, locale);
  const service = content.services.find(({ slug }) => slug === deposit.request?.serviceSlug);
  const news = new URL(args.request.url).searchParams.get(NEWS_PARAMETER);
  const again = localPath(
    locale,
    `/agendamento/horario${queryOf(journey) || `?servico=${service?.slug ?? ''}`}`,
  );
  const shared = { moment, amount, phone };
  switch (deposit.state) {
    case 'booked':
      await leadToAppointment(journey, found, args);
      return null;
    case 'offered':
      return {
        kind: 'offered',
        ...shared,
        // Within a sentence.
        moment: formatMoment(deposit.startsAt, { locale }),
        isTaken: news === 'ocupado',
        until: deposit.offeredUntil ? formatMoment(deposit.offeredUntil, { locale }) : '',
        times: await readTimes(journey, found),
      };
    case 'refund':
      return { kind: 'refund', ...shared, ...refundOf(charge, locale) };
    case 'kept':
      return { kind: 'kept', phone };
    case 'left':
      return { kind: 'left', ...shared, again };
    case 'expired':
      return { kind: 'expired', ...shared, again, hasLooked: news !== null };
    case 'waiting': {
      const isOver = charge.expiresAt !== null && charge.expiresAt <= services.clock.now();
      // Erased: nobody is to pay for a time that nobody will have.
      if (!deposit.request) return { kind: 'erased', phone };
      // The provider would not take it, or staff stopped it: nobody has paid, and nobody can.
      if (charge.state === 'cancelled') return { kind: 'failed', phone };
      return isOver || charge.closedAs !== null
        ? { kind: 'expired', ...shared, again, hasLooked: news !== null }
        : {
            kind: 'pay',
            ...shared,
            ...payView(journey, charge, news),
            service: service?.title ?? '',
            hours: deposit.refundHours,
          };
    }
  }
}

function payView({ locale }: Journey, charge: Charge, news: string | null) {
  const { payWith, expiresAt, provider, state } = charge;
  return {
    until: expiresAt ? formatMoment(expiresAt, { locale }) : '',
    brCode: payWith?.kind === 'pix' ? payWith.brCode : null,
    /** As the payer's bank shows it; null where only the provider knows. */
    receiver: payWith?.kind === 'pix' ? receiverOf(payWith.brCode) : null,
    byStatement: provider === 'pix-static',
    rest: state === 'part-paid' ? money(restCents(charge), locale) : null,
    hasLooked: news !== null,
    wait: /^\d{1,4}$/.test(news ?? '') ? Number(news) : 0,
  };
}

function receiverOf(brCode: string): string | null {
  const read = readBrCode(brCode);
  return read.ok ? read.value.merchantName : null;
}

function refundOf(charge: Charge, locale: Journey['locale']) {
  const isDone = charge.state === 'refunded';
  const cents = isDone ? charge.refundedCents : charge.paidCents - charge.refundedCents;
  return { isDone, sum: money(cents, locale) };
}

/** The free times nearest to the one that was paid for, then the first ones. */
async function readTimes({ services, locale }: Journey, { deposit }: Found) {
  const { request, startsAt: near } = deposit;
  if (!request) return [];
  const options = await readTimeOptions(bookingServicesOf(services), {
    serviceSlug: request.serviceSlug,
    branch: request.branch,
    from: null,
    exclude: {},
    near,
    locale,
  });
  const all = [...(options?.nearest ?? []), ...(options?.soonest ?? [])];
  const byStart = new Map(all.map(({ value, label }) => [value, { value, label }]));
  return [...byStart.values()].sort((one, other) => one.value.localeCompare(other.value));
}

/** Opens the appointment's session, as its own link would, and clears the draft that it came from. */
async function leadToAppointment(journey: Journey, { deposit }: Found, { params }: DepositArgs) {
  const { services, locale, draft, token } = journey;
  const { db, clock, env } = services;
  const secret = env.appSecret;
  const appointment = await readAppointment(db, { id: deposit.appointmentId ?? 0 });
  if (!appointment) return;
  const { session } = sessionFor({ clock, secret }, appointment);
  if ((await appointmentOfSession({ db, clock, secret }, session)) === null) return;
  if (draft?.deposit === params.token && token)
    await finishDraft(services, token, { key: newToken(), bookedSession: session });
  const key = draft?.deposit === params.token && token ? draftKeyOf(token) : '';
  const cookie = setCookie(APPOINTMENT_COOKIE, session, env.baseUrl);
  throw redirect(localPath(locale, key ? `${DONE_PATH}?rascunho=${key}` : DONE_PATH), {
    status: 303,
    headers: { ...NO_STORE, 'set-cookie': cookie },
  });
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
