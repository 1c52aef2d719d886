import { isRouteErrorResponse, Outlet, useLocation, useRouteLoaderData } from 'react-router';
import { shownBrand } from '#app/clinic/brand/brand-of-clinic.ts';
import { appServices } from '#app/context/app-services.ts';
import '#app/features/staff/staff.css';
import '#app/features/staff/stacked-table.css';
import { FirstStops } from '#app/features/accessibility/first-stops.tsx';
import { GuidedPage } from '#app/features/first-run/guide-bar.tsx';
import { ownRoleLabel } from '#app/features/staff/roles/role-words.ts';
import { SessionWarning } from '#app/features/staff/session-warning.tsx';
import { StaffHeader } from '#app/features/staff/staff-header.tsx';
import { STAFF_PATHS } from '#app/features/staff/staff-paths.ts';
import { StaffShell } from '#app/features/staff/staff-shell.tsx';
import { chrome } from '#app/locales/chrome.ts';
import { staffFrame } from '#app/locales/pt-BR/staff/frame.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import { readGuide } from '#app/site-content/opening/first-run.server.ts';
import { LinkButton } from '#app/ui/button/button.tsx';
import type { Route } from './+types/frame';
import { countedEntries } from './day-counts.server.ts';
import { HiddenPartNotice, hiddenPart } from './hidden-part.tsx';
import { useToldOnce } from './mail-notice.ts';
import { guardStaff } from './staff-guard.server.ts';
import { guardedPage, keysFor, partsOf, sessionOf } from './staff-page.server.ts';
import { StaffScreen } from './staff-screen.tsx';

/** Runs before all nested routes, pages and files alike. */
export const middleware: Route.MiddlewareFunction[] = [guardStaff];

/** The signed-in person and their navigation. */
export async function loader(args: Route.LoaderArgs) {
  const services = args.context.get(appServices);
  const { clinic, mailTrouble } = services;
  const own = { siteName: clinic.siteName, logo: shownBrand(clinic).logo };
  const session = await sessionOf(args);
  if (!session || session.awaitsSecondFactor)
    return { ...own, staff: null, entries: [], guide: null };
  const parts = await partsOf(args);
  const entries = await countedEntries(args, session);
  const staff = { ...session.staff, role: ownRoleLabel(session), goes: keysFor(session) };
  // Whoever is refused the page sees no stored data around the refusal.
  const isOpened = args.context.get(guardedPage)?.ok === true;
  const guide = isOpened ? await readGuide(services, args.request.url, session) : null;
  const hidden = isOpened ? hiddenPart(args.request.url, { parts, session }) : null;
  return { ...own, staff, entries, guide, hidden, mailFailsSince: mailTrouble?.()?.since ?? null };
}

/** No staff page is cached or indexed. */
export function headers() {
  return { ...ERROR_HEADERS, 'x-robots-tag': 'noindex' };
}

export function meta() {
  return [{ name: 'robots', content: 'noindex' }];
}

export default function StaffFrame() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

/** Error page inside the staff frame. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { title, text } = staffFrame.errors[kindOf(error)];
  return (
    <Frame>
      <StaffScreen title={title} lead={text} hasHelp={false}>
        <LinkButton href={STAFF_PATHS.home}>{staffFrame.errors.home}</LinkButton>
      </StaffScreen>
    </Frame>
  );
}

function Frame({ children }: { children: React.ReactNode }) {
  const { pathname } = useLocation();
  const data = useToldOnce(useRouteLoaderData<typeof loader>('routes/staff/frame'));
  // Without the frame's own data, the site's frame already surrounds the page.
  if (!data) return children;
  return (
    <>
      <FirstStops skipTo={['menu']} />
      <StaffShell header={<StaffHeader brand={data.siteName} path={pathname} {...data} />}>
        <GuidedPage guide={data.staff ? data.guide : null}>
          {data.staff && data.hidden ? <HiddenPartNotice {...data.hidden} /> : null}
          {children}
        </GuidedPage>
      </StaffShell>
      {data.staff ? <SessionWarning staffId={data.staff.id} /> : null}
      <div id="toasts" className="toasts" role="status" data-close={chrome.close} />
    </>
  );
}

function kindOf(error: unknown): keyof Omit<typeof staffFrame.errors, 'home'> {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (status === 403) return 'forbidden';
  return status === 404 ? 'missing' : 'failure';
}
