import { isRouteErrorResponse, Outlet, useRouteLoaderData } from 'react-router';
import { ContactButtons } from '#app/features/booking/appointment-card.tsx';
import { bookingMessages } from '#app/locales/booking.ts';
import { reachOf } from '#app/locales/clinic/reach.ts';
import type { ManageMessages } from '#app/locales/manage.ts';
import { manageMessages } from '#app/locales/manage.ts';
import { useMessages } from '#app/locales/use-locale.ts';
import type { loader as rootLoader } from '#app/root.tsx';
import { BackLink } from '#app/ui/back-link/back-link.tsx';
import { PageHeader } from '#app/ui/page-header/page-header.tsx';
import type { Route } from './+types/frame';
import { appointmentHeaders, appointmentMeta } from './appointment-meta.ts';

export const headers = appointmentHeaders;

export const meta = ({ error, location }: Route.MetaArgs) =>
  error ? appointmentMeta({ location }, (messages) => titleOf(error, messages)) : [];

export default function AppointmentFrame() {
  return (
    <div className="screen">
      <div className="wrap" data-touch="booking" data-ready="idle">
        <Outlet />
      </div>
    </div>
  );
}

/** Shown when an appointment cannot be; says whom to contact, but not why. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const root = useRouteLoaderData<typeof rootLoader>('root');
  const clinic = root?.clinic;
  const messages = useMessages(manageMessages);
  const { unavailable, unavailableNow } = useMessages(bookingMessages);
  const { title, text, help } = messageOf(
    error,
    messages,
    clinic ? unavailable(reachOf(clinic)) : unavailableNow,
  );
  return (
    <div className="screen">
      <div className="wrap">
        <BackLink href="/">{messages.toHome}</BackLink>
        <PageHeader title={title} lead={text} />
        {help ? <p className="reading">{help}</p> : null}
        {clinic ? (
          <ContactButtons phone={clinic.phone} whatsappLink={clinic.whatsapp?.link} />
        ) : null}
      </div>
    </div>
  );
}

type Message = { title: string; text: string; help?: string };

/** @param unavailable message for unexpected errors */
function messageOf(error: unknown, messages: ManageMessages, unavailable: string): Message {
  const status = statusOf(error);
  if (status === 404) return messages.gone;
  if (isRouteErrorResponse(error) && status === 429)
    return { title: messages.tooMany, text: String(error.data) };
  return { title: unavailable, text: messages.failure.text };
}

function titleOf(error: unknown, { gone, tooMany, failure }: ManageMessages): string {
  const status = statusOf(error);
  if (status === 404) return gone.title;
  return status === 429 ? tooMany : failure.title;
}

function statusOf(error: unknown): number {
  return isRouteErrorResponse(error) ? error.status : 500;
}
