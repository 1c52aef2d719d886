import { visitorAddress } from '#app/context/app-services.ts';
import { limitServicesOf } from '#app/context/scheduling-services.ts';
import { keepReceipt, parseReceipt, takeReceipt } from '#app/features/consent/receipts.server.ts';
import { pageOf } from '#app/routes/page.server.ts';
import type { Route } from './+types/consent-receipt';

const NO_STORE = { 'cache-control': 'no-store' };

/** Stores a consent receipt: 204, 400 for an invalid one, 429 for too many. */
export async function action(args: Route.ActionArgs): Promise<Response> {
  const { services, locale } = pageOf(args);
  const receipt = parseReceipt(await args.request.formData());
  if (!receipt) return new Response(null, { status: 400, headers: NO_STORE });
  const address = args.context.get(visitorAddress);
  const { waitSeconds, giveBack } = await takeReceipt(limitServicesOf(services), address);
  if (waitSeconds > 0)
    return new Response(null, {
      status: 429,
      headers: { ...NO_STORE, 'retry-after': String(waitSeconds) },
    });
  // Only what was stored counts: a browser may send its receipt twice.
  if (!(await keepReceipt(services, receipt, locale))) await giveBack();
  return new Response(null, { status: 204, headers: NO_STORE });
}

/** This address only takes POST. */
export function loader(): Response {
  return new Response(null, { status: 405, headers: { ...NO_STORE, allow: 'POST' } });
}
