import { data, redirect } from 'react-router';
import { parseRfc3339 } from '#app/clinic/clinic-time.ts';
import type { AppServices } from '#app/context/app-services.ts';
import { depositServicesOf, paymentServicesOf } from '#app/context/payment-services.ts';
import { limitServicesOf } from '#app/context/scheduling-services.ts';
import { secondsToChangeDeposit } from '#app/features/booking/booking-guard.server.ts';
import {
  chooseMoney,
  chooseTime,
  leaveDeposit,
} from '#app/features/deposits/choose-deposit.server.ts';
import type { Charge } from '#app/payments/charge.ts';
import { checkCharge } from '#app/payments/check-charge.server.ts';
import { openCharge } from '#app/payments/open-charge.server.ts';
import { PaymentDelayedError } from '#app/payments/payment-provider.ts';
import { formText } from '#app/platform/form-values.ts';
import { findDeposit, NEWS_PARAMETER } from './deposit-page.server.ts';
import { NO_STORE, type RouteArgs } from './journey.server.ts';

/**
 * The forms of a deposit's page: look again, give up, take another time, or the money. All may be sent again, and
 * all lead back to the page, which shows what there is.
 */
export async function answerDeposit(
  args: RouteArgs & { params: { token: string } },
): Promise<Response | ReturnType<typeof data<null>>> {
  const form = await args.request.formData();
  const { journey, found } = await findDeposit(args);
  const back = (news?: string) => toPage(args.request, news);
  if (!found) return data(null, { status: 404, headers: NO_STORE });
  const { services, address } = journey;
  const seconds = await secondsToChangeDeposit(limitServicesOf(services), { address });
  if (seconds > 0) return back(String(Math.min(seconds, 9_999)));
  const deposits = depositServicesOf(services);
  const { chargeId } = found.deposit;
  switch (formText(form, 'intent')) {
    case 'leave':
      await leaveDeposit(deposits, { chargeId });
      return back();
    case 'money':
      await chooseMoney(deposits, { chargeId });
      return back();
    case 'time': {
      const startsAt = parseRfc3339(formText(form, 'startsAt'));
      const chosen = startsAt && (await chooseTime(deposits, { chargeId, startsAt }));
      return back(chosen?.ok ? undefined : 'ocupado');
    }
    default:
      await lookAgain(services, found.charge);
      return back('sim');
  }
}

/** Nothing is paid on anybody's word: the provider is asked what it knows. */
async function lookAgain(
  services: AppServices,
  { id, provider, reference }: Pick<Charge, 'id' | 'provider' | 'reference'>,
): Promise<void> {
  const payments = paymentServicesOf(services);
  try {
    if (provider !== 'pix-static') await openCharge(payments, { chargeId: id });
    await checkCharge(payments, { provider, reference });
  } catch (error) {
    if (!(error instanceof PaymentDelayedError)) throw error;
  }
}

function toPage(request: Request, news: string | undefined): Response {
  const { pathname, searchParams } = new URL(request.url);
  searchParams.delete(NEWS_PARAMETER);
  if (news !== undefined) searchParams.set(NEWS_PARAMETER, news);
  const query = searchParams.size > 0 ? `?${searchParams}` : '';
  return redirect(`${pathname}${query}`, { status: 303, headers: NO_STORE });
}
