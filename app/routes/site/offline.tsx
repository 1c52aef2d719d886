import { OfflinePage } from '#app/features/app-update/offline-page.tsx';
import { appUpdateMessages } from '#app/locales/app-update.ts';
import { pageOf } from '#app/routes/page.server.ts';
import type { Route } from './+types/offline';
import { unlistedMeta } from './content-meta.ts';
import { CONTENT_HEADERS } from './page-meta.ts';

/** The page that the service worker shows when offline. */
export function loader(args: Route.LoaderArgs) {
  const { locale, clinic, address } = pageOf(args);
  return { locale, clinic, canonical: address('/sem-internet') };
}

export function headers() {
  return CONTENT_HEADERS;
}

export function meta({ loaderData }: Route.MetaArgs) {
  const { title, description } = appUpdateMessages[loaderData?.locale ?? 'pt-BR'].offline;
  return unlistedMeta(loaderData && { ...loaderData, title, description });
}

export default function Offline({ loaderData }: Route.ComponentProps) {
  return <OfflinePage clinic={loaderData.clinic} />;
}
