import { Outlet, useRouteLoaderData } from 'react-router';
import { booking } from '#app/locales/pt-BR/booking.ts';
import type { loader as rootLoader } from '#app/root.tsx';
import { ButtonRow, LinkButton } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';

export const handle = { app: true };

export default function BookingFrame() {
  return (
    <div className="screen">
      <div className="wrap">
        <Outlet />
      </div>
    </div>
  );
}

/** Whatever failed, nothing was booked: says so, and how to book all the same. */
export function ErrorBoundary() {
  const root = useRouteLoaderData<typeof rootLoader>('root');
  const phone = root?.clinic.phone;
  return (
    <div className="screen">
      <div className="wrap stack">
        <Notice tone="warning" role="alert" title={booking.unavailable(phone?.display ?? '')}>
          <p>{booking.nothingLost}</p>
        </Notice>
        <ButtonRow>
          {phone ? <LinkButton href={phone.link}>{booking.call(phone.display)}</LinkButton> : null}
          <LinkButton href="" look="secondary">
            {booking.tryAgain}
          </LinkButton>
        </ButtonRow>
      </div>
    </div>
  );
}
