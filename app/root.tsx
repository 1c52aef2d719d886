import { release } from 'virtual:release';
import { isRouteErrorResponse, Outlet, useLocation, useRouteLoaderData } from 'react-router';
import { appServices } from '#app/context/app-services.ts';
import { sendsMail } from '#app/context/sends-mail.ts';
import type { SiteSettings } from '#app/platform/browser/site-settings.ts';
import { companiesOf, type VendorIds } from '#app/platform/browser/vendors.ts';
import { offersIn } from '#app/site-content/offers-in.ts';
import { contentIn } from '#app/site-content/site-content.server.ts';
import { localesOfPage } from '#app/site-content/site-pages.ts';
import type { Route } from './+types/root';
import type { Clinic } from './clinic/clinic-schema.ts';
import { wallClockOf } from './clinic/clinic-time.ts';
import { publicClinic } from './clinic/public-clinic.ts';
import { LocaleProvider } from './locales/use-locale.ts';
import { localeOfPath } from './platform/locale.ts';
import { isUnmeasuredPath } from './platform/private-paths.ts';
import { Document } from './routes/site/document.tsx';
import { FailureContent } from './routes/site/failure-content.tsx';
import { NotFoundContent } from './routes/site/not-found-content.tsx';
import { ERROR_HEADERS } from './routes/site/page-meta.ts';
import fontUrl from './styles/fonts/atkinson-hyperlegible-next.woff2?url';
import './styles/site.css';

/** Data of the frame around every page. */
export function loader({ context, request }: Route.LoaderArgs) {
  const services = context.get(appServices);
  const { contents, clock, env, preview } = services;
  const { pathname } = new URL(request.url);
  const content = contentIn(contents, localeOfPath(pathname));
  const { clinic } = content;
  const view = {
    ...publicClinic(clinic, wallClockOf(clock.now()).on),
    offers: offersIn(content),
  };
  return {
    clinic: view,
    locales: localesOfPage(contents, pathname),
    preview,
    sendsMail: sendsMail(services),
    companies: companiesOf(env.vendorIds ?? {}),
    settings: {
      ...settingsOf(clinic, isUnmeasuredPath(pathname) ? {} : env.vendorIds),
      ...(env.hasServiceWorker === false ? { worker: 'off' } : {}),
      ...(env.vlibrasUrl ? {} : { libras: 'off' }),
    } satisfies SiteSettings,
  };
}

function settingsOf(
  { backupHost }: Pick<Clinic, 'backupHost'>,
  analytics: VendorIds = {},
): SiteSettings {
  return { release, analytics, ...(backupHost ? { backupHost } : {}) };
}

/** Pages set their own caching; without it, as after an error, nothing is cached. */
export function headers() {
  return ERROR_HEADERS;
}

/** The server makes the document. In the browser React draws the gallery alone, within `<main>`, in development. */
export function Layout({ children }: { children: React.ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root');
  const { pathname } = useLocation();
  if (!import.meta.env.SSR)
    return <LocaleProvider value={localeOfPath(pathname)}>{children}</LocaleProvider>;
  return (
    <Document data={data} fontUrl={fontUrl}>
      {children}
    </Document>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const data = useRouteLoaderData<typeof loader>('root');
  if (isRouteErrorResponse(error) && error.status === 404)
    return <NotFoundContent clinic={data?.clinic} />;
  return <FailureContent />;
}
