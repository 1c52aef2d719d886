import type { MapPoint, Surroundings } from '#app/clinic/map/surroundings.ts';
import { drawMap, type MapDrawing, WIDTHS } from './draw-map.ts';

const NO_GROUND: Surroundings = { source: 'drawn', streets: [], areas: [], places: [] };

/** The next wider or narrower view. */
export function viewBeside(metresWide: number, act: 'perto' | 'longe'): number {
  const at = WIDTHS.findIndex((width) => width >= metresWide);
  const from = at === -1 ? WIDTHS.length - 1 : at;
  return WIDTHS[from + (act === 'longe' ? 1 : -1)] ?? WIDTHS[from] ?? metresWide;
}

/** The map on which an address gets its point; of an unknown place it is empty, and to scale all the same. */
export function drawAddress(
  ground: Surroundings | null,
  { at, name, street }: { at: MapPoint; name: string; street: string },
  metresWide: number | null,
): MapDrawing {
  const width =
    metresWide !== null && WIDTHS.some((each) => each === metresWide) ? metresWide : undefined;
  return drawMap(ground ?? NO_GROUND, { at, name, street }, width);
}
