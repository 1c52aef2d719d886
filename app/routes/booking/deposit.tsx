import { data } from 'react-router';
import '#app/features/deposits/deposits.css';
import { DepositScreen } from '#app/features/deposits/deposit-screen.tsx';
import '#app/features/payments/payment.css';
import { PixCode } from '#app/features/payments/pix-code.tsx';
import { bookingMessages } from '#app/locales/booking.ts';
import { chargeMessages } from '#app/locales/payments/charge.ts';
import { depositMessages } from '#app/locales/payments/deposit.ts';
import { useMessages } from '#app/locales/use-locale.ts';
import { localeOfPath } from '#app/platform/locale.ts';
import type { Route } from './+types/deposit';
import { answerDeposit } from './answer-deposit.server.ts';
import { readDepositPage } from './deposit-page.server.ts';
import { NO_STORE } from './journey.server.ts';

/** Shows how a deposit stands; looking changes nothing. */
export async function loader(args: Route.LoaderArgs) {
  const page = await readDepositPage(args);
  const status = page.view.kind === 'over' && page.isUnknown ? 404 : 200;
  return data({ view: page.view, clinicName: page.clinicName }, { status, headers: NO_STORE });
}

export const action = (args: Route.ActionArgs) => answerDeposit(args);

export function meta({ loaderData, location }: Route.MetaArgs) {
  const locale = localeOfPath(location.pathname);
  const { kind } = loaderData?.view ?? { kind: 'over' as const };
  const { title } = depositMessages[locale][kind === 'pay' ? 'screen' : kind];
  return [
    { title: bookingMessages[locale].documentTitle(title, loaderData?.clinicName ?? '') },
    { name: 'robots', content: 'noindex' },
  ];
}

export default function Deposit({ loaderData: { view } }: Route.ComponentProps) {
  const { pix } = useMessages(chargeMessages);
  return (
    <DepositScreen view={view}>
      {view.kind === 'pay' && view.brCode ? (
        <PixCode
          messages={pix}
          brCode={view.brCode}
          amount={view.rest ?? view.amount}
          receiver={view.receiver}
        />
      ) : null}
    </DepositScreen>
  );
}
