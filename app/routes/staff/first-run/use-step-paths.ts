import { useLocation, useRouteLoaderData } from 'react-router';
import { pathSendingOn } from '#app/features/first-run/first-run-steps.ts';
import { staffFirstRun } from '#app/locales/pt-BR/staff/clinic/first-run.ts';
import type { loader } from '#app/routes/staff/frame.tsx';
import type { SaveWays } from '#app/ui/button/save-buttons.tsx';

/** Where a form of a step's page is sent to go on, as `next` says; null outside the first run. */
export function useStepPaths(): SaveWays | null {
  const { pathname, search } = useLocation();
  const frame = useRouteLoaderData<typeof loader>('routes/staff/frame');
  if (!frame?.guide?.isMain) return null;
  return { goOn: pathSendingOn(pathname, search), next: staffFirstRun.bar.save };
}
