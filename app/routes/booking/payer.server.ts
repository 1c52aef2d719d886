import { parseRfc3339, wallClockOf } from '#app/clinic/clinic-time.ts';
import { isInsurer, PRIVATE_PAYER } from '#app/clinic/payer-titles.ts';
import { bookingServicesOf } from '#app/context/scheduling-services.ts';
import { changeDraft } from '#app/features/booking/booking-draft.server.ts';
import { PAYER_PARAMETER, STEP_PATHS } from '#app/features/booking/booking-draft.ts';
import {
  type CardValues,
  cardWords,
  NO_CARD,
  parseCard,
} from '#app/features/insurance/card-form.ts';
import { openDraftCard } from '#app/features/insurance/draft-card.server.ts';
import { explainGap } from '#app/features/insurance/explain-gap.server.ts';
import type { PayerLineProps, PayerTimes } from '#app/features/insurance/payer-line.tsx';
import { insuranceMessages } from '#app/locales/appointment/insurance.ts';
import { reachOf } from '#app/locales/clinic/reach.ts';
import { localPath } from '#app/platform/locale.ts';
import type { BookingRequest } from '#app/scheduling/booking-request.ts';
import { examsOfCode } from '#app/scheduling/exams/exam-code.ts';
import { wantedExams } from '#app/scheduling/exams/wanted-exams.ts';
import { approvalNeed, mayComeLate } from '#app/scheduling/payers/approval-need.ts';
import { choosePayer } from '#app/scheduling/payers/hold-place.server.ts';
import { coversService } from '#app/scheduling/payers/payer-rules.ts';
import { readPayerRules } from '#app/scheduling/payers/read-payer-rules.server.ts';
import type { TimeOptions } from '#app/scheduling/time-options.server.ts';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { type Journey, type StepJourney, stepPath } from './journey.server.ts';

/** Name and id of the question who pays. */
export const PAYER_FIELD = 'payer';

/** The payer that the address names, of those whom the clinic takes. */
function payerIn({ request, content }: Journey): string | undefined {
  const named = new URL(request.url).searchParams.get(PAYER_PARAMETER);
  return content.clinic.payers.find(({ id }) => id === named)?.id;
}

/** Who pays, as far as the visitor has said: in the address, or in the draft. */
export function payerOf(journey: Journey): string | undefined {
  return payerIn(journey) ?? journey.draft?.payer;
}

/** Notes in the draft who pays, as far as it was said before the time. */
export async function takePayer(journey: Journey, begun: StepJourney): Promise<string | undefined> {
  const payerId = payerOf(journey);
  if (payerId) await changeDraft(begun.services, begun.token, { payer: payerId });
  return payerId;
}

function titleOf({ content }: Journey, payerId: string): string {
  return content.clinic.payers.find(({ id }) => id === payerId)?.title ?? payerId;
}

/** The query with which links of the first screen hand the payer on; '' without one. */
export function payerQuery(journey: Journey): string {
  const payerId = payerIn(journey);
  return payerId ? `${PAYER_PARAMETER}=${payerId}` : '';
}

/** The same address with another payer, or without one. */
function hrefWith({ request }: Journey, changes: Record<string, string | null>): string {
  const { pathname, searchParams } = new URL(request.url);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) searchParams.delete(name);
    else searchParams.set(name, value);
  }
  return searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname;
}

/** The first screen's line, and which of its services the chosen plan covers. */
export async function readPayerLine(journey: Journey) {
  const { content, services } = journey;
  const plans = content.clinic.payers.filter(({ id }) => isInsurer(id));
  const chosenId = payerIn(journey);
  const isChosen = chosenId !== undefined && isInsurer(chosenId);
  const rules = isChosen ? await readPayerRules(services.db, chosenId) : null;
  const today = wallClockOf(services.clock.now()).on;
  const line: PayerLineProps = {
    plans: plans.map(({ id, title }) => {
      return { id, title, href: hrefWith(journey, { [PAYER_PARAMETER]: id }) };
    }),
    chosen: isChosen
      ? {
          title: titleOf(journey, chosenId),
          withoutHref: hrefWith(journey, { [PAYER_PARAMETER]: null }),
        }
      : null,
  };
  return { line, covers: (slug: string) => !rules || coversService(rules, slug, today) };
}

/** What the screen of the times says of the payer; null for who pays for themselves or has not said. */
export function payerTimesOf(journey: Journey, options: TimeOptions): PayerTimes | null {
  const payerId = payerOf(journey);
  if (!payerId || !isInsurer(payerId)) return null;
  const aside = { ocupado: null, mudou: null, dia: null, 'a-partir': null };
  const privately = (changes: Record<string, string | null> = {}) =>
    hrefWith(journey, { ...aside, ...changes, [PAYER_PARAMETER]: PRIVATE_PAYER });
  return {
    payer: titleOf(journey, payerId),
    hasTimes: options.chosenDay !== null,
    privateHref: privately(),
    fullDays: (options.fullDays ?? []).map((day) => {
      return { ...day, privateHref: privately({ dia: day.on }) };
    }),
  };
}

/** What keeps a payer from a time: at its field, where to go on, and whom to call. */
type PayerProblem = FieldError & { elsewhere: { text: string; href: string }; call: string };

/**
 * What keeps the chosen payer from the chosen time, with the way to what it covers; null where it covers it. Their
 * hold takes the payer's place of the day.
 */
export async function payerProblem(
  journey: StepJourney,
  payerId: string | undefined,
): Promise<PayerProblem | null> {
  const { services, draft, locale, content } = journey;
  const startsAt = parseRfc3339(draft.startsAt ?? '');
  const wanted = examsOfCode(draft.service ?? '');
  if (!payerId || !wanted || !startsAt) return null;
  const time = { ...wanted, startsAt, payerId };
  const chosen = await choosePayer(bookingServicesOf(services), {
    ...time,
    token: draft.holdToken,
  });
  if (chosen.ok) return null;
  const gap = await explainGap(services.db, { ...time, refusal: chosen.refusal });
  const messages = insuranceMessages[locale];
  const title = titleOf(journey, payerId);
  const query = { [PAYER_PARAMETER]: payerId };
  // No other time helps where the plan does not pay for the service at all.
  const elsewhere =
    gap === 'service'
      ? { text: messages.otherServices(title), href: stepPath(journey, 'service', query) }
      : { text: messages.otherTimes(title), href: stepPath(journey, 'time', query) };
  const call = messages.orCall(reachOf(content.clinic));
  return { fieldId: PAYER_FIELD, message: messages.gaps[gap](title), elsewhere, call };
}

/** The card that the visitor has typed; nothing for who pays for themselves. */
export function cardOf({ services, draft }: Journey): CardValues {
  return draft?.card ? openDraftCard(services.env.appSecret, draft.card) : NO_CARD;
}

/** What is wrong with the card, at its fields. */
export function cardErrors(
  { draft, locale, content }: StepJourney,
  { payer, card }: { payer: string | undefined; card: CardValues },
): FieldError[] {
  const startsAt = parseRfc3339(draft.startsAt ?? '');
  if (!payer || !isInsurer(payer) || !startsAt) return [];
  const asked = content.clinic.bookingForm.card;
  const parsed = parseCard(card, { on: wallClockOf(startsAt).on, locale, asked });
  return parsed.ok ? [] : parsed.refusal;
}

/** The request with the card that was typed for its payer. */
export function withCard(journey: Journey, request: BookingRequest | null): BookingRequest | null {
  if (!request || !isInsurer(request.payerId)) return request;
  const { on } = wallClockOf(request.startsAt);
  const asked = journey.content.clinic.bookingForm.card;
  const card = parseCard(cardOf(journey), { on, locale: journey.locale, asked });
  return card.ok ? { ...request, card: card.value } : null;
}

/** What the last screen says of the insurance: card, approval, and what staff want to be brought. */
export async function insuredOf(
  { services, locale }: Journey,
  { payerId, card, ...request }: BookingRequest,
): Promise<{ words: string; bring: readonly string[] | null }> {
  const rules = await readPayerRules(services.db, payerId);
  const slugs = wantedExams(request).map(({ serviceSlug }) => serviceSlug);
  const need = approvalNeed(rules, slugs);
  const due = {
    startsOn: wallClockOf(request.startsAt).on,
    today: wallClockOf(services.clock.now()).on,
  };
  const { approval, mayComeLate: late } = insuranceMessages[locale];
  const words = [
    card ? cardWords(card, locale) : '',
    need ? approval['to-ask'] : '',
    need && mayComeLate(need.days, due) ? late(need.days) : '',
  ];
  return { words: words.filter(Boolean).join(' · '), bring: rules?.bring?.[locale] ?? null };
}

/** The address of the times for who pays for a service themselves. */
export function privateTimesHref({ locale }: Journey, query: string, service: string): string {
  const chosen = new URLSearchParams(query);
  chosen.set('servico', service);
  chosen.set(PAYER_PARAMETER, PRIVATE_PAYER);
  return `${localPath(locale, STEP_PATHS.time)}?${chosen}`;
}
