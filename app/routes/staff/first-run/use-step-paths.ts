import { useLocation, useRouteLoaderData } from 'react-router';
import { stepPaths } from '#app/features/first-run/first-run-steps.ts';
import type { loader } from '#app/routes/staff/frame.tsx';

/** Where a form of a step's page is sent to go on, and to stay; null outside the first run. */
export function useStepPaths(): ReturnType<typeof stepPaths> | null {
  const { pathname, search } = useLocation();
  const frame = useRouteLoaderData<typeof loader>('routes/staff/frame');
  return frame?.guide?.isMain ? stepPaths(pathname, search) : null;
}
