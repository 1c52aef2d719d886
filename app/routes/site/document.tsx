import { islandsImports, islandsUrl } from 'virtual:islands';
import { Links, Meta, Scripts, useLocation, useRouteLoaderData } from 'react-router';
import type { PublicClinic } from '#app/clinic/public-clinic.ts';
import { MailProvider } from '#app/locales/mail/use-mail.ts';
import { LocaleProvider } from '#app/locales/use-locale.ts';
import type { SiteSettings } from '#app/platform/browser/site-settings.ts';
import { type Locale, localeOfPath, withoutLocale } from '#app/platform/locale.ts';
import { stylesOf } from './frame-paths.ts';
import { Alternates } from './machines/alternates.tsx';
import { SiteFrame } from './site-frame.tsx';

/** Of the site's own colours. */
const OWN_THEME = { light: '#fbf5ea', dark: '#0c1f24' } as const;

type DocumentProps = {
  /** Missing when the frame's own data could not be read. */
  data:
    | {
        clinic: PublicClinic;
        locales: readonly Locale[];
        companies: readonly string[];
        preview: React.ComponentProps<typeof SiteFrame>['preview'];
        sendsMail: boolean;
        settings: SiteSettings;
      }
    | undefined;
  /** Fetched at once, for the first words. */
  fontUrl: string;
  children: React.ReactNode;
};

/** The whole HTML page, made by the server alone. */
export function Document({ data, fontUrl, children }: DocumentProps) {
  const { pathname } = useLocation();
  const locale = localeOfPath(pathname);
  const locales = data?.locales ?? [locale];
  const brand = data?.clinic.brand;
  const theme = brand?.theme ?? OWN_THEME;
  // Staff pages have a frame of their own.
  const isStaff = useRouteLoaderData('routes/staff/frame') !== undefined;
  // In development React takes over the gallery; in a build this is false, and no page has the router's scripts.
  const isGallery = import.meta.env.DEV && withoutLocale(pathname) === '/galeria';
  return (
    <html
      lang={locale}
      {...(isStaff || !import.meta.env.PROD ? {} : { 'data-letters': 'later' })}
      data-styles={stylesOf(withoutLocale(pathname))}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={theme.light} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={theme.dark} />
        <meta name="color-scheme" content="light dark" />
        <meta name="format-detection" content="telephone=no" />
        {data ? <meta name="settings" content={JSON.stringify(data.settings)} /> : null}
        <Meta />
        {data?.clinic.isDemonstration ? <meta name="robots" content="noindex" /> : null}
        {locales.length > 1 ? <Alternates locales={locales} /> : null}
        {/* Words come before their typeface and the scripts: on a slow line these would share it with the page.
            In production a visitor's page fetches them after its first paint. server/pages/after-paint.ts */}
        <link
          rel="preload"
          href={fontUrl}
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
          fetchPriority="low"
        />
        <link rel="icon" href={brand?.icons.vector ?? '/favicon.svg'} type="image/svg+xml" />
        <link rel="apple-touch-icon" href={brand?.icons.touch ?? '/apple-touch-icon.png'} />
        <link rel="manifest" href="/manifest.webmanifest" />
        <Links />
        {brand?.sheet ? <link rel="stylesheet" href={brand.sheet} /> : null}
        {islandsImports.map((href) => (
          <link key={href} rel="modulepreload" href={href} fetchPriority="low" />
        ))}
        <script type="module" src={islandsUrl} fetchPriority="low" />
      </head>
      <body>
        <LocaleProvider value={locale}>
          <MailProvider value={data?.sendsMail ?? false}>
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
          </MailProvider>
        </LocaleProvider>
        {isGallery ? <Scripts /> : null}
      </body>
    </html>
  );
}
