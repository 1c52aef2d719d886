import { type Branded, shownBrand } from './brand-of-clinic.ts';
import { type BrandColours, LOOKS, paletteOf, tokenNames } from './brand-palette.ts';
import { BRAND_TOKENS, type BrandToken } from './brand-tokens.ts';

/**
 * The style sheet that gives the site the clinic's colours: the tokens of app/styles/tokens.css again, in its own
 * words, so that the reader's wishes for contrast and darkness choose among them as they do there.
 */
export function brandSheet(colours: BrandColours): string {
  const [light, dark, highLight, highDark] = LOOKS.map((look) => paletteOf(colours, look));
  if (!light || !dark || !highLight || !highDark) throw new Error('a look has no palette');
  const declarations = tokenNames().map((name) => {
    const { high }: BrandToken = BRAND_TOKENS[name];
    const even = pair(light[name], dark[name]);
    if (high === undefined) return `--${name}:${even}`;
    const more =
      typeof high === 'string' ? `var(--${high})` : pair(highLight[name], highDark[name]);
    return `--${name}:var(--even,${even}) var(--high,${more})`;
  });
  return `:root{${declarations.join(';')}}`;
}

function pair(light: string, dark: string): string {
  return light === dark ? light : `light-dark(${light},${dark})`;
}

/** The clinic's sheet, where an address is that of it. */
export function sheetAt(clinic: Branded, address: string): string | undefined {
  const { colours } = clinic.brand;
  return colours && shownBrand(clinic).sheet === address ? brandSheet(colours) : undefined;
}
