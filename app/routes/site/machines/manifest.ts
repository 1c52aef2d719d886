import { BRAND_COLOURS } from '#app/clinic/brand-colours.ts';
import { appServices } from '#app/context/app-services.ts';
import { DEFAULT_LOCALE } from '#app/platform/locale.ts';
import type { Route } from './+types/manifest';
import { machineAnswer } from './machine-answer.server.ts';

const ICONS = [
  { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any', purpose: 'any' },
  { src: '/icon-192.png', type: 'image/png', sizes: '192x192', purpose: 'any' },
  { src: '/icon-512.png', type: 'image/png', sizes: '512x512', purpose: 'any' },
  { src: '/icon-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
];

/** The web app manifest. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { clinic } = context.get(appServices);
  const manifest = {
    id: '/',
    name: clinic.displayName,
    short_name: clinic.siteName,
    description: clinic.slogan,
    lang: DEFAULT_LOCALE,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'browser',
    background_color: BRAND_COLOURS.paper,
    theme_color: BRAND_COLOURS.band,
    categories: ['health', 'medical'],
    icons: ICONS,
  };
  const text = JSON.stringify(manifest);
  return machineAnswer(request, { type: 'application/manifest+json', text });
}
