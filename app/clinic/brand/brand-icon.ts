import { xmlEmpty, xmlGroup } from '#app/platform/xml.ts';
import type { Palette } from './brand-palette.ts';

const SVG = 'http://www.w3.org/2000/svg';

/** A logo for an icon: its file as a data address, and its size. */
export type IconLogo = { dataUrl: string; width: number; height: number };

type IconParts = {
  palette: Pick<Palette, 'ink' | 'sun' | 'sun-halo' | 'hill-4' | 'paper'>;
  logo?: IconLogo | undefined;
  /** Without a ground of its own, for a browser's tab; 'whole' for a phone that may cut it to any shape. */
  ground: 'none' | 'rounded' | 'whole';
};

/** The clinic's icon, 48 by 48: its logo, or the mark of the site in the clinic's colours. */
export function iconSvg({ palette, logo, ground }: IconParts): string {
  const corner = ground === 'rounded' ? 10 : 0;
  const size = { width: 48, height: 48 };
  const back =
    ground === 'none' ? [] : [xmlEmpty('rect', { ...size, rx: corner, fill: palette.paper })];
  return xmlGroup('svg', [...back, logo ? placed(logo, ground) : mark(palette, ground)], {
    xmlns: SVG,
    viewBox: '0 0 48 48',
  });
}

/** Within the circle that every phone leaves of a maskable icon. */
function placed({ dataUrl, width, height }: IconLogo, ground: IconParts['ground']): string {
  const room = ground === 'whole' ? 30 : 42;
  const scale = room / Math.max(width, height);
  const [w, h] = [width * scale, height * scale];
  return xmlEmpty('image', { href: dataUrl, x: 24 - w / 2, y: 24 - h / 2, width: w, height: h });
}

/** The sun between two hills, as in app/ui/brand-mark. */
function mark(palette: IconParts['palette'], ground: IconParts['ground']): string {
  const line = { stroke: palette.ink, 'stroke-width': 3.5, 'stroke-linejoin': 'round' };
  const scale = ground === 'whole' ? 0.62 : 0.92;
  const shift = 24 * (1 - scale);
  return xmlGroup(
    'g',
    [
      xmlEmpty('path', {
        ...line,
        d: 'M3 25C9 13 16 8 24 8s15 5 21 17c-6 10-13 15-21 15S9 35 3 25Z',
        fill: palette['sun-halo'],
      }),
      xmlEmpty('circle', { cx: 24, cy: 22, r: 10, fill: palette.sun }),
      xmlEmpty('circle', { cx: 24, cy: 22, r: 4, fill: palette.ink }),
      xmlEmpty('path', {
        ...line,
        d: 'M3 25c8 1 11 8 18 8 8 0 10-9 24-8-6 10-13 15-21 15S9 35 3 25Z',
        fill: palette['hill-4'],
      }),
    ],
    ground === 'none' ? {} : { transform: `translate(${shift} ${shift}) scale(${scale})` },
  );
}
