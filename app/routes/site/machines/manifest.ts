import {
  dayPalette,
  ICON_SIZES,
  type ShownBrand,
  shownBrand,
} from '#app/clinic/brand/brand-of-clinic.ts';
import { appServices } from '#app/context/app-services.ts';
import { DEFAULT_LOCALE } from '#app/platform/locale.ts';
import type { Route } from './+types/manifest';
import { machineAnswer } from './machine-answer.server.ts';

function iconsOf({ vector, small, large, maskable }: ShownBrand['icons']) {
  const png = (src: string, side: number, purpose: string) => ({
    ...{ src, type: 'image/png', sizes: `${side}x${side}`, purpose },
  });
  return [
    { src: vector, type: 'image/svg+xml', sizes: 'any', purpose: 'any' },
    png(small, ICON_SIZES.small, 'any'),
    png(large, ICON_SIZES.large, 'any'),
    png(maskable, ICON_SIZES.large, 'maskable'),
  ];
}

/** The web app manifest. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { clinic } = context.get(appServices);
  const palette = dayPalette(clinic);
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
    background_color: palette.paper,
    theme_color: palette.band,
    categories: ['health', 'medical'],
    icons: iconsOf(shownBrand(clinic).icons),
  };
  const text = JSON.stringify(manifest);
  return machineAnswer(request, { type: 'application/manifest+json', text });
}
