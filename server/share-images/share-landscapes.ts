import type { Palette } from '#app/clinic/brand/brand-palette.ts';
import type { Landscape } from '#app/clinic/record/brand-fields.ts';
import { SHARE_IMAGE_SIZE } from '#app/platform/share-image-path.ts';
import { xmlEmpty } from '#app/platform/xml.ts';

/** The hour after dawn: the sun behind the landscape that the clinic has chosen. The last row carries the host's name. */
export function shareLandscape(kind: Landscape, colours: Palette): string[] {
  const { width, height } = SHARE_IMAGE_SIZE;
  const disc = (r: number, fill: string) => xmlEmpty('circle', { cx: 1030, cy: 390, r, fill });
  return [
    xmlEmpty('rect', { width, height, fill: colours.paper }),
    disc(236, colours['sky-mid']),
    disc(176, colours['sun-halo']),
    disc(118, colours.sun),
    ...ROWS[kind].map(([d, token]) => xmlEmpty('path', { d, fill: colours[token] })),
  ];
}

type Row = readonly [d: string, token: 'hill-1' | 'hill-2' | 'hill-3' | 'hill-4' | 'wall'];

const NEAR = 'M0 564C220 544 520 552 760 566S1050 562 1200 528V630H0Z';

const ROWS: Readonly<Record<Landscape, readonly Row[]>> = {
  town: [
    ['M0 524C170 496 330 486 520 506S900 482 1200 418V630H0Z', 'hill-2'],
    ['M0 556C200 522 420 532 610 538S980 526 1200 470V630H0Z', 'hill-3'],
    [NEAR, 'hill-4'],
  ],
  coast: [
    ['M0 500C60 470 120 452 190 470S330 500 420 506H0Z', 'hill-3'],
    ['M0 502H1200V630H0Z', 'hill-2'],
    ['M0 528C150 518 300 538 450 528S750 518 900 528S1100 538 1200 528V630H0Z', 'hill-3'],
    ['M0 574C260 540 520 548 760 570S1060 582 1200 566V630H0Z', 'hill-4'],
  ],
  city: [
    [
      'M700 630V452H744V420H792V452H820V388H872V436H900V360H952V408H980V446H1030V396H1084V432H1120V470H1200V630Z',
      'hill-2',
    ],
    [
      'M560 630V506H610V476H664V506H720V462H770V500H846V470H900V512H968V480H1024V516H1200V630Z',
      'hill-3',
    ],
    ['M0 566H1200V630H0Z', 'hill-4'],
  ],
};
