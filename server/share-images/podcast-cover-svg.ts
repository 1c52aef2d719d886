import { SHARE_IMAGE_SIZE } from '#app/platform/share-image-path.ts';
import { xmlEmpty, xmlGroup } from '#app/platform/xml.ts';
import {
  LINE_HEIGHT,
  type Measure,
  type ShareImageWords,
  type TitleRoom,
  text,
  titleLines,
} from './share-image-svg.ts';
import { shareLandscape } from './share-landscapes.ts';

/** In px: the least that podcast directories take, as a square. */
const SIDE = 1400;
const LEFT = 110;
const WIDTH = SIDE - 2 * LEFT;
const TITLE: TitleRoom = {
  width: WIDTH,
  sizes: [
    { size: 190, most: 2 },
    { size: 140, most: 3 },
    { size: 104, most: 4 },
  ],
};
const NAME: TitleRoom = {
  width: WIDTH,
  sizes: [
    { size: 62, most: 1 },
    { size: 48, most: 2 },
  ],
};
const TOP = 110;
/** Of a logo, above the title. */
const LOGO_ROOM = { width: 420, height: 120 } as const;
const GAP = 48;
/** A voice, as it is drawn: half the height of each stroke. */
const VOICE = [20, 52, 80, 62, 36, 18] as const;
/** Above every landscape, and left of its sun. */
const STROKE = { width: 26, step: 74, y: 1104 } as const;

/** The cover of the clinic's podcast: its title and whose it is above the brand's landscape. */
export function podcastCoverSvg(words: ShareImageWords, measure: Measure): string {
  const { palette, landscape, logo } = words.look;
  const title = titleLines(words.title, TITLE, measure);
  // A title that has the clinic's name says whose it is.
  const isNamed = words.title.includes(words.clinicName);
  const name = isNamed ? null : titleLines(words.clinicName, NAME, measure);
  const titleTop = TOP + (logo ? LOGO_ROOM.height + GAP : 0);
  const nameTop = titleTop + title.lines.length * title.size * LINE_HEIGHT + GAP / 2;
  const rows = ({ size, lines }: typeof title, top: number) =>
    lines.map((line, index) =>
      text(line, {
        x: LEFT,
        y: top + size * (0.86 + index * LINE_HEIGHT),
        size,
        fill: palette.ink,
      }),
    );
  const scale = SIDE / SHARE_IMAGE_SIZE.width;
  const ground = {
    transform: `translate(0 ${SIDE - SHARE_IMAGE_SIZE.height * scale}) scale(${scale})`,
  };
  return xmlGroup(
    'svg',
    [
      xmlEmpty('rect', { width: SIDE, height: SIDE, fill: palette.paper }),
      xmlGroup('g', shareLandscape(landscape, palette), ground),
      ...(logo ? [logoAt(logo)] : []),
      ...rows(title, titleTop),
      ...(name ? rows(name, nameTop) : []),
      ...VOICE.map((half, index) => stroke(half, index, palette.band)),
    ],
    {
      xmlns: 'http://www.w3.org/2000/svg',
      ...{ width: SIDE, height: SIDE, viewBox: `0 0 ${SIDE} ${SIDE}` },
    },
  );
}

function logoAt(logo: NonNullable<ShareImageWords['look']['logo']>): string {
  const scale = Math.min(LOGO_ROOM.width / logo.width, LOGO_ROOM.height / logo.height);
  const [width, height] = [logo.width * scale, logo.height * scale];
  const y = TOP + (LOGO_ROOM.height - height) / 2;
  return xmlEmpty('image', { href: logo.dataUrl, x: LEFT, y, width, height });
}

function stroke(half: number, index: number, fill: string): string {
  const { width, step, y } = STROKE;
  const x = LEFT + index * step;
  return xmlEmpty('rect', { x, y: y - half, width, height: 2 * half, rx: width / 2, fill });
}
