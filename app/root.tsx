import { islandsImports, islandsUrl } from 'virtual:islands';
import { release } from 'virtual:release';
import { lazy } from 'react';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
  useRouteLoaderData,
} from 'react-router';
import { appServices } from '#app/context/app-services.ts';
import type { SiteSettings } from '#app/platform/browser/site-settings.ts';
import { companiesOf, type VendorIds } from '#app/platform/browser/vendors.ts';
import { Alternates } from '#app/routes/site/machines/alternates.tsx';
import { contentIn } from '#app/site-content/site-content.server.ts';
import { localesOfPage } from '#app/site-content/site-pages.ts';
import type { Route } from './+types/root';
import type { Clinic } from './clinic/clinic-schema.ts';
import { wallClockOf } from './clinic/clinic-time.ts';
import { publicClinic } from './clinic/public-clinic.ts';
import { LocaleProvider } from './locales/use-locale.ts';
import { localeOfPath } from './platform/locale.ts';
import { isUnmeasuredPath } from './platform/private-paths.ts';
import { FailureContent } from './routes/site/failure-content.tsx';
import { ERROR_HEADERS } from './routes/site/page-meta.ts';
import { SiteFrame } from './routes/site/site-frame.tsx';
import fontUrl from './styles/fonts/atkinson-hyperlegible-next.woff2?url';
import './styles/site.css';
import { RouteFocus } from './ui/route-focus/route-focus.tsx';

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

/** App routes hydrate completely; every other route is plain HTML with islands. */
function isAppHandle(handle: unknown): boolean {
  return typeof handle === 'object' && handle !== null && 'app' in handle && handle.app === true;
}

export function Layout({ children }: { children: React.ReactNode }) {
  const isApp = useMatches().some(({ handle }) => isAppHandle(handle));
  const data = useRouteLoaderData<typeof loader>('root');
  const locale = localeOfPath(useLocation().pathname);
  const locales = data?.locales ?? [locale];
  // Staff pages have a frame of their own.
  const isStaff = useRouteLoaderData('routes/staff/frame') !== undefined;
  return (
    <html lang={locale} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbf5ea" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0c1f24" />
        <meta name="color-scheme" content="light dark" />
        <meta name="format-detection" content="telephone=no" />
        {data ? <meta name="settings" content={JSON.stringify(data.settings)} /> : null}
        <Meta />
        {locales.length > 1 ? <Alternates locales={locales} /> : null}
        <link rel="preload" href={fontUrl} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <Links />
        {isApp ? null : (
          <>
            {islandsImports.map((href) => (
              <link key={href} rel="modulepreload" href={href} />
            ))}
            <script type="module" src={islandsUrl} />
          </>
        )}
      </head>
      <body>
        <LocaleProvider value={locale}>
          {isStaff ? (
            children
          ) : (
            <SiteFrame
              clinic={data?.clinic}
              locales={locales}
              companies={data?.companies ?? []}
              preview={data?.preview}
            >
              {children}
            </SiteFrame>
          )}
        </LocaleProvider>
        {isApp ? (
          <>
            <RouteFocus />
            <ScrollRestoration />
            <Scripts />
          </>
        ) : null}
      </body>
    </html>
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
