import type { IconLogo } from '#app/clinic/brand/brand-icon.ts';
import type { Palette } from '#app/clinic/brand/brand-palette.ts';
import type { Landscape } from '#app/clinic/record/brand-fields.ts';
import { SHARE_IMAGE_SIZE } from '#app/platform/share-image-path.ts';
import { xmlElement, xmlEmpty, xmlGroup } from '#app/platform/xml.ts';
import { shareLandscape } from './share-landscapes.ts';

/** Width of a line of bold text at font size 1. */
export type Measure = (text: string) => number;

export type ShareImageWords = {
  title: string;
  /** The section that the page belongs to. */
  part?: string | undefined;
  clinicName: string;
  /** The site's host, as people read it. */
  host: string;
  look: ShareLook;
};

/** How the clinic's brand looks. */
export type ShareLook = {
  palette: Palette;
  landscape: Landscape;
  /** In place of the mark; shown beside the clinic's name. */
  logo?: IconLogo | undefined;
};

export const SHARE_IMAGE_FONT = 'Atkinson Hyperlegible Next';

const LEFT = 80;
/** Of a logo, beside the clinic's name. */
const LOGO_ROOM = { width: 100, height: 84 } as const;
/** Room for a title: font sizes, the largest first, each with the most lines that it may take. */
export type TitleRoom = { width: number; sizes: readonly { size: number; most: number }[] };

const TITLE: TitleRoom = {
  width: 800,
  sizes: [
    { size: 76, most: 3 },
    { size: 58, most: 4 },
    { size: 47, most: 5 },
  ],
};
/** From one line of a title to the next, at font size 1. */
export const LINE_HEIGHT = 1.16;
/** Vertical centre of the title block, between the clinic's name and the hills. */
const MIDDLE = 322;
const PART_HEIGHT = 54;
/** The step by which lines are shortened to even out their lengths. */
const BALANCE_STEP = 0.04;

/** One page's preview: its title before the brand's hills, under the clinic's name. */
export function shareImageSvg(words: ShareImageWords, measure: Measure): string {
  const { size, lines } = titleLines(words.title, TITLE, measure);
  const partHeight = words.part ? PART_HEIGHT : 0;
  const top = MIDDLE - (partHeight + lines.length * size * LINE_HEIGHT) / 2;
  const { width, height } = SHARE_IMAGE_SIZE;
  const { ink, band, paper } = words.look.palette;
  return xmlGroup(
    'svg',
    [
      ...shareLandscape(words.look.landscape, words.look.palette),
      sign(words.look),
      text(words.clinicName, { x: LEFT + 118, y: 103, size: 34, fill: ink }),
      ...(words.part ? [text(words.part, { x: LEFT, y: top + 28, size: 32, fill: band })] : []),
      ...lines.map((line, index) => {
        const y = top + partHeight + size * (0.86 + index * LINE_HEIGHT);
        return text(line, { x: LEFT, y, size, fill: ink });
      }),
      text(words.host, { x: LEFT, y: 598, size: 30, fill: paper }),
    ],
    { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: `0 0 ${width} ${height}` },
  );
}

/** A title at the largest size that fits its number of lines; a longer one is cut. */
export function titleLines(
  title: string,
  { width, sizes }: TitleRoom,
  measure: Measure,
): { size: number; lines: string[] } {
  for (const { size, most } of sizes) {
    const lines = balanced(title, width / size, measure);
    const fits = lines.every((line) => measure(line) * size <= width);
    if (fits && lines.length <= most) return { size, lines };
  }
  const { size, most } = sizes.at(-1) ?? { size: 47, most: 1 };
  const kept = wrapped(title, width / size, measure).slice(0, most);
  return { size, lines: kept.with(-1, `${kept.at(-1)}…`) };
}

/** As few lines as the width allows, none much shorter than the others. */
function balanced(title: string, width: number, measure: Measure): string[] {
  const widest = wrapped(title, width, measure);
  const steps = Array.from({ length: 12 }, (_, index) => width * (1 - (index + 1) * BALANCE_STEP));
  const narrower = steps
    .map((each) => wrapped(title, each, measure))
    .filter((lines) => lines.length === widest.length);
  return narrower.at(-1) ?? widest;
}

/** As many words per line as fit; a word that is too long gets its own line. */
function wrapped(title: string, width: number, measure: Measure): string[] {
  const lines: string[] = [];
  for (const word of title.split(/\s+/)) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last !== undefined && measure(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

type Place = { x: number; y: number; size: number; fill: string };

/** A line of bold text. */
export function text(words: string, { x, y, size, fill }: Place): string {
  return xmlElement('text', words, {
    x,
    y: Math.round(y),
    fill,
    'font-size': size,
    'font-weight': 700,
    'font-family': SHARE_IMAGE_FONT,
  });
}

/** The clinic's logo, or the mark. */
function sign({ palette, logo }: ShareLook): string {
  if (!logo) return mark(palette);
  const scale = Math.min(LOGO_ROOM.width / logo.width, LOGO_ROOM.height / logo.height);
  const [width, height] = [logo.width * scale, logo.height * scale];
  const place = { x: LEFT, y: 90 - height / 2 };
  return xmlEmpty('image', { href: logo.dataUrl, ...place, width, height });
}

/** The brand's mark as in app/ui/brand-mark. */
function mark({ ink, sun, 'sun-halo': sky, 'hill-4': hill }: Palette): string {
  const line = { stroke: ink, 'stroke-width': 2.4, 'stroke-linejoin': 'round' };
  return xmlGroup(
    'g',
    [
      xmlEmpty('path', {
        d: 'M2 17C8 7 16 2 24 2s16 5 22 15c-6 9-14 13-22 13S8 26 2 17Z',
        fill: sky,
        ...line,
      }),
      xmlEmpty('circle', { cx: 24, cy: 15.5, r: 8.5, fill: sun }),
      xmlEmpty('circle', { cx: 24, cy: 15.5, r: 3.5, fill: ink }),
      xmlEmpty('path', {
        d: 'M2 17c7 1 11 7 17 7 8 0 10-8 27-7-6 9-14 13-22 13S8 26 2 17Z',
        fill: hill,
        ...line,
      }),
    ],
    { transform: `translate(${LEFT} 58) scale(2)` },
  );
}
