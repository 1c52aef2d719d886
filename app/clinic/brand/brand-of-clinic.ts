import type { Clinic } from '#app/clinic/clinic-schema.ts';
import { type BrandColours, type Palette, paletteOf } from './brand-palette.ts';
import { OWN_COLOURS } from './brand-tokens.ts';

/** Where everything that the clinic's brand draws is served. */
export const BRAND_ROOT = '/marca/';

/** What may be sent as a logo. */
export const MAX_LOGO_BYTES = 256 * 1024;

/** Sides of the icons that browsers and phones ask for, in pixels; a maskable one may be cut to any shape. */
export const ICON_SIZES = { touch: 180, small: 192, large: 512 } as const;

export type Branded = Pick<Clinic, 'brand'>;

export function coloursOf({ brand }: Branded): BrandColours {
  return brand.colours ?? OWN_COLOURS;
}

/** The clinic's colours by day, for what style sheets cannot reach: generated images, mails, the manifest. */
export function dayPalette(clinic: Branded): Palette {
  return paletteOf(coloursOf(clinic), 'light');
}

export type ShownBrand = ReturnType<typeof readBrand>;
const known = new WeakMap<Clinic['brand'], ShownBrand>();

/** What pages need of the brand; every page asks, so it is worked out once for each brand. */
export function shownBrand({ brand }: Branded): ShownBrand {
  const shown = known.get(brand) ?? readBrand({ brand });
  known.set(brand, shown);
  return shown;
}

function readBrand({ brand }: Branded) {
  const { colours, logo, landscape, picture } = brand;
  const sheet = colours && sheetPath(colours);
  return {
    /** Address of the style sheet with the clinic's colours; missing where they are the site's own. */
    ...(sheet && { sheet }),
    ...(logo && { logo: { ...logo, src: `${BRAND_ROOT}${logo.file}` } }),
    landscape,
    ...(picture && { picture }),
    icons: iconPaths({ brand }),
    theme: {
      light: dayPalette({ brand }).paper,
      dark: paletteOf(coloursOf({ brand }), 'dark').paper,
    },
  };
}

function sheetPath({ deep, action, sun }: BrandColours): string {
  return `${BRAND_ROOT}cores-${[deep, action, sun].map((hex) => hex.slice(1)).join('-')}.css`;
}

/** Addresses of the icons: the site's own files, or such as are drawn of the brand and change with it. */
function iconPaths({ brand }: Branded) {
  if (!brand.colours && !brand.logo)
    return {
      vector: '/favicon.svg',
      touch: '/apple-touch-icon.png',
      small: '/icon-192.png',
      large: '/icon-512.png',
      maskable: '/icon-maskable-512.png',
    };
  const key = iconKey({ brand });
  const drawn = (kind: string) => `${BRAND_ROOT}icone-${key}-${kind}.png`;
  return {
    vector: `${BRAND_ROOT}icone-${key}.svg`,
    touch: drawn('touch'),
    small: drawn('small'),
    large: drawn('large'),
    maskable: drawn('maskable'),
  };
}

/** Changes whenever the icons look otherwise. */
export function iconKey({ brand }: Branded): string {
  const { deep, action, sun } = coloursOf({ brand });
  const colours = [deep, action, sun].map((hex) => hex.slice(1)).join('');
  return brand.logo ? `${colours}${brand.logo.file.slice(0, 12)}` : colours;
}
