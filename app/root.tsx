import { Links, Meta, Outlet, Scripts, ScrollRestoration, useMatches } from 'react-router';
import { islandsUrl } from 'virtual:islands';
import './styles/site.css';

/** App routes hydrate whole; every other route is plain HTML with islands. */
function useIsAppRoute() {
  return useMatches().some(({ handle }) => isAppHandle(handle));
}

function isAppHandle(handle: unknown): boolean {
  return typeof handle === 'object' && handle !== null && 'app' in handle && handle.app === true;
}

export function Layout({ children }: { children: React.ReactNode }) {
  const isApp = useIsAppRoute();
  return (
    <html lang="pt-BR">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
        {isApp ? null : <script type="module" src={islandsUrl} />}
      </head>
      <body>
        {children}
        {isApp ? (
          <>
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
