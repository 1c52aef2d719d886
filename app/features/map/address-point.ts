import type { MapPoint } from '#app/clinic/map/surroundings.ts';
import { pointAt, type Spot } from './plane.ts';

/** Where north, east and the others are on a plane: y goes to the south. */
export const STEPS = {
  norte: [0, -1],
  sul: [0, 1],
  oeste: [-1, 0],
  leste: [1, 0],
} as const satisfies Record<string, Spot>;
export type Step = keyof typeof STEPS;
/** What the buttons beside the map do; 'aqui' draws it anew around the numbers. */
export const POINT_ACTS = ['norte', 'oeste', 'leste', 'sul', 'perto', 'longe', 'aqui'] as const;
export type PointAct = (typeof POINT_ACTS)[number];

/** How many metres of the map the field of the form that keeps it says. */
export const VIEW_FIELD = 'vista';
/** A map is this many steps wide. */
const STEPS_WIDE = 60;

/** How far one press goes, in metres. */
export function stepOf(metresWide: number): number {
  return metresWide / STEPS_WIDE;
}

export function isStep(act: string): act is Step {
  return Object.hasOwn(STEPS, act);
}

/** A point a number of metres further. */
export function stepFrom(at: MapPoint, step: Step, metres: number): MapPoint {
  const [x, y] = STEPS[step];
  return pointAt(at)([x * metres, y * metres]);
}

/** Degrees as the form has them: '-21,787812'. */
export function degreesText(degrees: number): string {
  return degrees.toFixed(6).replace(/0+$/, '').replace(/\.$/, '').replace('.', ',');
}

/** What stands in the boxes as a point within Brazil; null for what is none. */
export function typedPoint(latitude: string, longitude: string): MapPoint | null {
  const [north, east] = [degreesOf(latitude), degreesOf(longitude)];
  if (north === null || east === null) return null;
  return north >= -34 && north <= 6 && east >= -74 && east <= -28 ? [north, east] : null;
}

function degreesOf(typed: string): number | null {
  const plain = typed.trim().replace(',', '.').replace('−', '-');
  return /^-?\d{1,2}(\.\d{1,12})?$/.test(plain) ? Number(plain) : null;
}
