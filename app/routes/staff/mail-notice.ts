import { useRouteLoaderData } from 'react-router';
import type { loader as homeLoader } from './home.tsx';

/** Whether the page below the frame says that mail cannot be sent, what that means and whom to call. */
function usePageTellsOfMail(): boolean {
  const home = useRouteLoaderData<typeof homeLoader>('routes/staff/home');
  return home?.glance?.items.some(({ id }) => id === 'mail') ?? false;
}

/**
 * The frame's data without what its page tells already: nothing is said twice.
 * @param data undefined where the frame has none of its own
 */
export function useToldOnce<Data extends object>(data: Data | undefined) {
  const isTold = usePageTellsOfMail();
  return data && isTold ? { ...data, mailFailsSince: null } : data;
}
