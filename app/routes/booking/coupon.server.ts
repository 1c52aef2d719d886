import { seasonOf } from '#app/clinic/campaign-season.ts';
import { wallClockOf } from '#app/clinic/clinic-time.ts';
import { COUPON_PARAMETER, codeInAddress, MAX_CODE_LENGTH } from '#app/clinic/coupon-code.ts';
import { changeDraft } from '#app/features/booking/booking-draft.server.ts';
import { couponMessages } from '#app/locales/coupon.ts';
import { type Coupon, findCoupon } from '#app/scheduling/coupon.server.ts';
import { refusedCouponText } from '#app/scheduling/coupon-text.ts';
import { examsOfCode } from '#app/scheduling/exams/exam-code.ts';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';
import type { Journey, StepJourney } from './journey.server.ts';

/** Name and id of the form's field. */
export const COUPON_FIELD = 'coupon';

/** The campaign's code in an address of the journey; '' without one. */
function codeIn(request: Request): string {
  const code = new URL(request.url).searchParams.get(COUPON_PARAMETER) ?? '';
  return codeInAddress(code.slice(0, MAX_CODE_LENGTH * 2)).slice(0, MAX_CODE_LENGTH);
}

/** The query with which links of the first screen hand a code on; '' without one. */
export function couponQuery({ request }: Journey): string {
  const code = codeIn(request);
  return code ? `${COUPON_PARAMETER}=${code}` : '';
}

/** Notes in the draft the code with which somebody came. */
export async function takeCoupon(journey: StepJourney): Promise<void> {
  const coupon = codeIn(journey.request);
  if (coupon) await changeDraft(journey.services, journey.token, { coupon });
}

/** @param serviceSlug of a service, or the code of several exams */
function find({ services }: Journey, code: string, serviceSlug: string) {
  const today = wallClockOf(services.clock.now()).on;
  const wanted = examsOfCode(serviceSlug) ?? { serviceSlug };
  return findCoupon(services.db, { code, ...wanted, today });
}

function labelsOf({ locale, content }: Journey) {
  const titleOf = (slug: string) =>
    content.services.find((each) => each.slug === slug)?.title ?? slug;
  return { locale, titleOf };
}

/** Whether the form asks for a code: while a campaign runs, and for who came with one. */
export function asksForCoupon({ services, content, draft }: StepJourney): boolean {
  const today = wallClockOf(services.clock.now()).on;
  const isRunning = content.clinic.campaigns.some(
    (campaign) => seasonOf(campaign, today).state === 'running',
  );
  return isRunning || Boolean(draft.coupon);
}

/** What is wrong with a code, at its field; nothing where there is none. */
export async function couponErrors(
  journey: StepJourney,
  code: string | undefined,
): Promise<FieldError[]> {
  if (!code) return [];
  const found = await find(journey, code, journey.draft.service ?? '');
  if (found.ok) return [];
  return [{ fieldId: COUPON_FIELD, message: refusedCouponText(found.refusal, labelsOf(journey)) }];
}

/** The draft's code, if it has one that is valid today; 'refused' if it is not. */
export async function readCoupon(journey: StepJourney): Promise<Coupon | null | 'refused'> {
  const { coupon, service = '' } = journey.draft;
  if (!coupon) return null;
  const found = await find(journey, coupon, service);
  return found.ok ? found.value : 'refused';
}

/** On the first screen: what the code gives that somebody came with, or why it does not; null without one. */
export async function couponNote(journey: Journey): Promise<string | null> {
  const code = codeIn(journey.request);
  if (!code) return null;
  const messages = couponMessages[journey.locale];
  const labels = labelsOf(journey);
  const campaign = journey.content.clinic.campaigns.find(
    (each) => codeInAddress(each.code) === code,
  );
  const found = await find(journey, code, campaign?.services[0] ?? '');
  if (!found.ok) return messages.carriedNot(refusedCouponText(found.refusal, labels));
  const services = campaign?.services.map(labels.titleOf).join(', ') ?? '';
  return messages.carried(found.value.code, found.value.gives[journey.locale], services);
}
