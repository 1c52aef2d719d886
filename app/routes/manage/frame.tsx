import { isRouteErrorResponse, Outlet, useRouteLoaderData } from 'react-router';
import { ContactButtons } from '#app/features/booking/visit-card.tsx';
import { booking } from '#app/locales/pt-BR/booking.ts';
import { manage } from '#app/locales/pt-BR/manage.ts';
import type { loader as rootLoader } from '#app/root.tsx';
import { PageHeader } from '#app/ui/page-header/page-header.tsx';
import type { Route } from './+types/frame';
import { visitHeaders, visitMeta } from './visit-meta.ts';

export const handle = { app: true };

export const headers = visitHeaders;

export const meta = ({ error }: Route.MetaArgs) =>
  error ? visitMeta(messageOf(error, '').shortTitle, undefined) : [];

export default function VisitFrame() {
  return (
    <div className="screen">
      <div className="wrap">
        <Outlet />
      </div>
    </div>
  );
}

/** The page of a visit that cannot be shown, and whom to ask instead. Says nothing of why. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const root = useRouteLoaderData<typeof rootLoader>('root');
  const clinic = root?.clinic;
  const { title, text, help } = messageOf(error, clinic?.phone.display ?? '');
  return (
    <div className="screen">
      <div className="wrap">
        <PageHeader title={title} lead={text} />
        {help ? <p className="reading">{help}</p> : null}
        {clinic ? (
          <ContactButtons contact={{ phone: clinic.phone, whatsappLink: clinic.whatsapp.link }} />
        ) : null}
      </div>
    </div>
  );
}

function messageOf(error: unknown, phone: string) {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (status === 404) return { ...manage.gone, shortTitle: manage.gone.title };
  const { tooMany, failure } = manage;
  if (isRouteErrorResponse(error) && status === 429) {
    return { title: tooMany, shortTitle: tooMany, text: String(error.data), help: null };
  }
  return {
    title: booking.unavailable(phone),
    shortTitle: failure.title,
    text: failure.text,
    help: null,
  };
}
