import { data, redirect } from 'react-router';
import { rfc3339, wallClockOf } from '#app/clinic/clinic-time.ts';
import { asksArrival, asksLenses } from '#app/clinic/preparation-rule.ts';
import { hasBranches } from '#app/clinic/record/branch-fields.ts';
import { visitorAddress } from '#app/context/app-services.ts';
import { limitServicesOf } from '#app/context/scheduling-services.ts';
import { waitlistServicesOf } from '#app/context/waitlist-services.ts';
import { APPOINTMENT_PATHS } from '#app/features/booking/appointment-paths.ts';
import {
  DRAFT_COOKIE,
  draftKeyOf,
  startDraft,
} from '#app/features/booking/booking-draft.server.ts';
import { STEP_PATHS } from '#app/features/booking/booking-draft.ts';
import { takeChange } from '#app/features/booking/booking-guard.server.ts';
import { tooManyAttemptsText } from '#app/features/booking/refusal-messages.ts';
import { acceptOffer, declineOffer } from '#app/features/waitlist/answer-offer.server.ts';
import { changeWishes, leaveList, pauseEntry } from '#app/features/waitlist/change-entry.server.ts';
import { readChoices } from '#app/features/waitlist/choices.server.ts';
import { type Entry, readOffer } from '#app/features/waitlist/read-entry.server.ts';
import type { WaitingNews } from '#app/features/waitlist/waiting-view.ts';
import { parseWishes, readWishes } from '#app/features/waitlist/waitlist-fields.ts';
import { WAITLIST_ID_PREFIX } from '#app/features/waitlist/wish-fields.tsx';
import { waitlistMessages } from '#app/locales/waitlist.ts';
import { setCookie } from '#app/platform/cookie.server.ts';
import { formText } from '#app/platform/form-values.ts';
import { localPath } from '#app/platform/locale.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import { readAppointment } from '#app/scheduling/appointment-record.server.ts';
import { codeIn } from '#app/scheduling/exams/exam-code.ts';
import { APPOINTMENT_COOKIE, sessionFor } from '#app/scheduling/manage-link.server.ts';
import { findWaiting, type WaitingArgs } from './waiting-page.server.ts';

type Found = Awaited<ReturnType<typeof findWaiting>> & { entry: Entry; args: WaitingArgs };

const by = 'patient' as const;

/** In the address of the page: what became of the form before it. */
export const NEWS_PARAMETER = 'feito';

/** Does what a button of the page says. Each form may be sent twice: the second finds what the first did. */
export async function answerWaiting(args: WaitingArgs) {
  const form = await args.request.formData();
  const page = await findWaiting(args);
  const { entry, services, locale, content } = page;
  if (!entry) throw data(null, { status: 404, headers: ERROR_HEADERS });
  const address = args.context.get(visitorAddress);
  const { waitSeconds } = await takeChange(limitServicesOf(services), { address, isProven: true });
  if (waitSeconds > 0) {
    const message = tooManyAttemptsText(waitSeconds, locale, content.clinic);
    const headers = { ...ERROR_HEADERS, 'retry-after': String(waitSeconds) };
    return data({ errors: [{ fieldId: 'conteudo', message }] }, { status: 429, headers });
  }
  const found = { ...page, entry, args };
  const list = waitlistServicesOf(services);
  const change = { entryId: entry.id, by };
  switch (formText(form, 'acao')) {
    case 'aceitar':
      return accept(found, await offerIn(found, form));
    case 'recusar': {
      const offerId = await offerIn(found, form);
      const declined = await declineOffer(list, { offerId, by });
      return toPage(found, declined.ok ? 'recusado' : 'passou');
    }
    case 'pausar':
    case 'voltar': {
      const isPaused = formText(form, 'acao') === 'pausar';
      await pauseEntry(list, { ...change, isPaused });
      return toPage(found, isPaused ? 'pausado' : 'voltou');
    }
    case 'sair':
      await leaveList(list, change);
      return toPage(found, 'saiu');
    case 'mudar':
      return changeTo(found, form);
    default:
      return toPage(found, null);
  }
}

/** The offer of the form, if it is this person's; else one that is nobody's. */
async function offerIn({ services, entry }: Found, form: FormData): Promise<number> {
  const text = formText(form, 'oferta');
  const id = /^\d{1,15}$/.test(text) ? Number(text) : 0;
  const offer = await readOffer(services.db, { id });
  return offer?.entryId === entry.id ? id : 0;
}

async function accept(found: Found, offerId: number) {
  const { services, locale, content, entry } = found;
  const accepted = await acceptOffer(waitlistServicesOf(services), { offerId, by });
  if (!accepted.ok) return toPage(found, accepted.refusal === 'closed' ? 'fechado' : 'passou');
  const { value } = accepted;
  const { db, clock, env } = services;
  if (value.kind === 'moved') {
    const appointment = await readAppointment(db, { id: value.appointmentId });
    if (!appointment) return toPage(found, null);
    const { session } = sessionFor({ clock, secret: env.appSecret }, appointment);
    return redirect(localPath(locale, APPOINTMENT_PATHS.moved), {
      status: 303,
      headers: {
        ...ERROR_HEADERS,
        'set-cookie': setCookie(APPOINTMENT_COOKIE, session, env.baseUrl),
      },
    });
  }
  const { name, phoneE164, email } = entry.who;
  const service = entry.services.find(({ id }) => id === value.serviceId);
  const token = await startDraft(services, {
    service:
      service && hasBranches(content.clinic) ? codeIn(service.slug, value.branch) : service?.slug,
    startsAt: rfc3339(value.startsAt),
    holdToken: value.holdToken,
    keptToken: value.holdToken,
    details: {
      ...{ patientName: name, birth: '', contactName: '', relation: '' },
      ...{ phone: phoneE164, email: email ?? '' },
    },
  });
  // What the service asks beforehand is asked with the time, which is kept.
  const rule = content.services.find(({ slug }) => slug === service?.slug)?.preparationRule;
  const step = rule && (asksArrival(rule) || asksLenses(rule)) ? 'time' : 'details';
  const path = `${STEP_PATHS[step]}?rascunho=${draftKeyOf(token)}`;
  return redirect(localPath(locale, path), {
    status: 303,
    headers: { ...ERROR_HEADERS, 'set-cookie': setCookie(DRAFT_COOKIE, token, env.baseUrl) },
  });
}

async function changeTo(found: Found, form: FormData) {
  const { services, entry, locale } = found;
  const { practitioners, houses } = await readChoices(
    services,
    entry.services.map(({ slug }) => slug),
  );
  const parsed = parseWishes(readWishes(form), {
    practitionerIds: practitioners.map(({ id }) => id),
    houses: entry.kind === 'open' ? houses : [],
    today: wallClockOf(services.clock.now()).on,
  });
  if (!parsed.ok) {
    const { fields } = waitlistMessages[locale];
    const errors = parsed.refusal.map(({ field, refusal }) => ({
      fieldId: WAITLIST_ID_PREFIX + field,
      message: refusal === 'weekdays-missing' ? fields[refusal] : fields['first-on-unreal'],
    }));
    return data({ errors }, { status: 400, headers: ERROR_HEADERS });
  }
  const wishes = parsed.value;
  await changeWishes(waitlistServicesOf(services), { entryId: entry.id, by, wishes });
  return toPage(found, 'mudou');
}

function toPage({ args }: Found, news: WaitingNews | null): Response {
  const { pathname } = new URL(args.request.url);
  return redirect(news ? `${pathname}?${NEWS_PARAMETER}=${news}` : pathname, {
    status: 303,
    headers: ERROR_HEADERS,
  });
}
