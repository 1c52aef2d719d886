import { Outlet, useRouteLoaderData } from 'react-router';
import { bookingMessages } from '#app/locales/booking.ts';
import { reachOf } from '#app/locales/clinic/reach.ts';
import { useMessages } from '#app/locales/use-locale.ts';
import type { loader as rootLoader } from '#app/root.tsx';
import { ButtonRow, LinkButton } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';

/** Frame of every screen. */
export default function BookingFrame() {
  return (
    <div className="screen">
      <div className="wrap">
        <Outlet />
      </div>
    </div>
  );
}

/** Says that nothing was booked, whatever failed, and how to book anyway. */
export function ErrorBoundary() {
  const booking = useMessages(bookingMessages);
  const root = useRouteLoaderData<typeof rootLoader>('root');
  const clinic = root?.clinic;
  return (
    <div className="screen">
      <div className="wrap stack">
        <Notice
          tone="warning"
          role="alert"
          title={clinic ? booking.unavailable(reachOf(clinic)) : booking.unavailableNow}
        >
          <p>{booking.nothingLost}</p>
        </Notice>
        <ButtonRow>
          {clinic ? (
            <LinkButton href={clinic.phone.link}>{booking.call(clinic.phone.display)}</LinkButton>
          ) : null}
          <LinkButton href="" look="secondary">
            {booking.tryAgain}
          </LinkButton>
        </ButtonRow>
      </div>
    </div>
  );
}
