type Place = { on: string; at: string };

/**
 * The free time that an arrow key moves to. In the day view every arrow goes to the next or previous
 * time; in the week view left and right go to the nearest time of another day.
 * @param places earliest first
 * @returns undefined for other keys, and at the ends
 */
export function neighbourOf(
  places: readonly Place[],
  { index, key, isWeek }: { index: number; key: string; isWeek: boolean },
): number | undefined {
  const here = places[index];
  if (!here) return undefined;
  if (key === 'Home') return 0;
  if (key === 'End') return places.length - 1;
  const step = STEPS.get(key);
  if (step === undefined) return undefined;
  const isSideways = key === 'ArrowLeft' || key === 'ArrowRight';
  if (!isWeek || !isSideways) return index + step in places ? index + step : undefined;
  const days = [...new Set(places.map(({ on }) => on))];
  const on = days[days.indexOf(here.on) + step];
  const minutes = minutesOf(here);
  const [nearest] = places
    .map((place, number) => ({ number, place }))
    .filter(({ place }) => place.on === on)
    .sort(
      (a, b) => Math.abs(minutesOf(a.place) - minutes) - Math.abs(minutesOf(b.place) - minutes),
    );
  return nearest?.number;
}

const STEPS = new Map([
  ['ArrowLeft', -1],
  ['ArrowUp', -1],
  ['ArrowRight', 1],
  ['ArrowDown', 1],
]);

function minutesOf({ at }: Place): number {
  return Number(at.slice(11, 13)) * 60 + Number(at.slice(14, 16));
}
