import { CityAtDawn } from './city-at-dawn.tsx';
import { CoastAtDawn } from './coast-at-dawn.tsx';
import { TownAtDawn } from './town-at-dawn.tsx';

const LANDSCAPES = { town: TownAtDawn, coast: CoastAtDawn, city: CityAtDawn };

/** One of the drawn landscapes, in the colours of the site. */
export function Landscape({ kind, label }: { kind: keyof typeof LANDSCAPES; label: string }) {
  const Drawing = LANDSCAPES[kind];
  return <Drawing label={label} />;
}
