import { data } from 'react-router';
import { readContract } from '#app/features/subscriptions/order-mail.server.ts';
import { subscriptionMailMessages } from '#app/locales/subscriptions/mail.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import type { Route } from './+types/order-contract';
import { readMyOrder } from './my-order.server.ts';

/** The contract, the same bytes as in the mail. */
export async function loader(args: Route.LoaderArgs) {
  const page = await readMyOrder(args);
  const contract = await readContract(page.deps, page.order.id);
  if (!contract) throw data(null, { status: 404, headers: ERROR_HEADERS });
  const { file } = subscriptionMailMessages[page.order.locale];
  return new Response(new Uint8Array(contract.pdf), {
    headers: {
      ...ERROR_HEADERS,
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${file}-${page.order.protocol}.pdf"`,
      'x-robots-tag': 'noindex',
    },
  });
}
