import { release } from 'virtual:release';
import { lazy, useEffect, useRef } from 'react';
import {
  isRouteErrorResponse,
  Meta,
  Outlet,
  useLocation,
  useRouteLoaderData,
  UNSAFE_useScrollRestoration as useScrollRestoration,
} from 'react-router';
import { appServices } from '#app/context/app-services.ts';
import type { SiteSettings } from '#app/platform/browser/site-settings.ts';
import { companiesOf, type VendorIds } from '#app/platform/browser/vendors.ts';
import { contentIn } from '#app/site-content/site-content.server.ts';
import { localesOfPage } from '#app/site-content/site-pages.ts';
import type { Route } from './+types/root';
import type { Clinic } from './clinic/clinic-schema.ts';
import { wallClockOf } from './clinic/clinic-time.ts';
import { publicClinic } from './clinic/public-clinic.ts';
import { LocaleProvider } from './locales/use-locale.ts';
import { inLocale, LOCALES, localeOfPath } from './platform/locale.ts';
import { isUnmeasuredPath } from './platform/private-paths.ts';
import { Document } from './routes/site/document.tsx';
import { FailureContent } from './routes/site/failure-content.tsx';
import { ERROR_HEADERS } from './routes/site/page-meta.ts';
import fontUrl from './styles/fonts/atkinson-hyperlegible-next.woff2?url';
import './styles/site.css';

// App pages hardly ever show it, so its messages and its search are loaded on demand.
const NotFoundContent = lazy(() => import('./routes/site/not-found-content.tsx'));

/** Data of the frame around every page. */
export function loader({ context, request }: Route.LoaderArgs) {
  const { contents, clock, env, preview } = context.get(appServices);
  const { pathname } = new URL(request.url);
  const { clinic } = contentIn(contents, localeOfPath(pathname));
  const view = publicClinic(clinic, wallClockOf(clock.now()).on);
  return {
    clinic: view,
    locales: localesOfPage(contents, pathname),
    preview,
    companies: companiesOf(env.vendorIds ?? {}),
    settings: {
      ...settingsOf(clinic, isUnmeasuredPath(pathname) ? {} : env.vendorIds),
      ...(env.hasServiceWorker === false ? { worker: 'off' } : {}),
    } satisfies SiteSettings,
  };
}

function settingsOf(
  { backupHost }: Pick<Clinic, 'backupHost'>,
  analytics: VendorIds = {},
): SiteSettings {
  return { release, analytics, ...(backupHost ? { backupHost } : {}) };
}

/** The clinic does not change during a booking. */
export function shouldRevalidate() {
  return false;
}

/** Pages set their own caching; without it, as after an error, nothing is cached. */
export function headers() {
  return ERROR_HEADERS;
}

/**
 * The server makes the document. React takes over only what is in its `<main>`: header, footer and scripts stay as
 * they came, so that nothing which changes the page from outside can make React build them anew.
 */
export function Layout({ children }: { children: React.ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root');
  if (!import.meta.env.SSR) return <Screen>{children}</Screen>;
  return (
    <Document data={data} fontUrl={fontUrl}>
      {children}
    </Document>
  );
}

function Screen({ children }: { children: React.ReactNode }) {
  const { pathname, search } = useLocation();
  useScrollRestoration();
  // The only link of the frame that leads elsewhere from each page.
  useEffect(() => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('.site-language')) {
      const other = LOCALES.find((locale) => locale === link.hreflang);
      if (other) link.href = inLocale(other, { pathname, search });
    }
  }, [pathname, search]);
  return (
    <LocaleProvider value={localeOfPath(pathname)}>
      <Meta />
      {children}
      <RouteFocus />
    </LocaleProvider>
  );
}

/**
 * Moves focus to the new page's heading after client-side navigation, so that screen readers announce
 * it and the next Tab starts at the top. An error summary keeps its own focus.
 */
function RouteFocus() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const heading = document.querySelector('h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [pathname]);
  return null;
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
