import type { EyePart } from './eye-parts.ts';

type Anchor = 'start' | 'middle' | 'end';

/** Position of a part's number and name, and the point of the part that its line ends at, in the drawing's units. */
type Marker = {
  at: readonly [x: number, y: number];
  to: readonly [x: number, y: number];
  name: readonly [x: number, y: number, anchor: Anchor];
};

/** Where each part's number stands. */
// Numbers are at least 120 units apart: 45 pixels on the smallest screen.
export const MARKERS = {
  tears: { at: [62, 120], to: [216, 160], name: [14, 62, 'start'] },
  cornea: { at: [62, 248], to: [196, 272], name: [20, 314, 'start'] },
  angle: { at: [62, 386], to: [254, 384], name: [20, 452, 'start'] },
  iris: { at: [396, 560], to: [280, 362], name: [396, 626, 'middle'] },
  lens: { at: [546, 560], to: [332, 336], name: [546, 626, 'middle'] },
  vitreous: { at: [430, 62], to: [462, 240], name: [380, 72, 'end'] },
  retina: { at: [582, 62], to: [552, 198], name: [630, 72, 'start'] },
  macula: { at: [700, 190], to: [596, 306], name: [746, 132, 'end'] },
  nerve: { at: [692, 540], to: [672, 430], name: [750, 606, 'end'] },
} satisfies Record<EyePart, Marker>;
