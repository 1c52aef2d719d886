import { useRouteLoaderData } from 'react-router';
import type { loader as homeLoader } from './home.tsx';

/** The frame's data without what its page tells already: on the first page, that mail cannot be sent. */
export function useToldOnce<Data extends object>(data: Data | undefined) {
  const home = useRouteLoaderData<typeof homeLoader>('routes/staff/home');
  const tellsOfMail = home?.glance.items.some(({ id }) => id === 'mail');
  return data && tellsOfMail ? { ...data, mailFailsSince: null } : data;
}
