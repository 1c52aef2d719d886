import { weekdayOf } from '#app/clinic/clinic-time.ts';
import type { AgeGroup } from './people.ts';
import type { Random } from './random.ts';

/** The parts of a service that a day's mix depends on. */
export type PlannedService = {
  slug: string;
  durationMinutes: number;
  bufferBeforeMinutes: number;
  bufferAfterMinutes: number;
  practitioners: readonly string[];
};
type Mix = { weight: number; mostPerDay?: number; weekdays?: readonly number[] };

/** Relative demand for each service. Surgeries have their days: Tuesday and Thursday. */
const MIX: Readonly<Record<string, Mix>> = {
  'consultas-oftalmologicas': { weight: 26 },
  'exames-de-refracao': { weight: 14 },
  'mapeamento-de-retina': { weight: 14 },
  'acompanhamento-pediatrico': { weight: 11 },
  'laudos-especializados': { weight: 8 },
  gonioscopia: { weight: 8 },
  'tratamentos-especializados': { weight: 5, mostPerDay: 1 },
  'cirurgias-oftalmologicas': { weight: 14, mostPerDay: 2, weekdays: [2, 4] },
  retinografia: { weight: 28 },
  'topografia-corneana': { weight: 26 },
  paquimetria: { weight: 22 },
  'campo-visual': { weight: 18, mostPerDay: 5 },
};
const ANY: Mix = { weight: 5 };

/** Minutes one practitioner can be busy in a day: nine hours, less what short gaps cost. */
const BUSY_MINUTES = 450;
/** About half of a day's appointments are exams that more than one practitioner may perform. */
const EXAM_SHARE = 0.5;

const AGES: Readonly<Record<string, AgeGroup>> = {
  'acompanhamento-pediatrico': 'child',
  'cirurgias-oftalmologicas': 'senior',
};
const CHILD_SHARE = 0.06;
const SENIOR_SHARE = 0.42;

/**
 * The services of one day, `count` of them: first those that only one practitioner can serve, longest first,
 * while they fit into that day; then those that several can.
 */
export function planDay(
  random: Random,
  services: readonly PlannedService[],
  { on, count }: { on: string; count: number },
): string[] {
  const offered = services.filter(({ slug }) => {
    const { weekdays } = MIX[slug] ?? ANY;
    return weekdays?.includes(weekdayOf(on)) ?? true;
  });
  const scarce = offered.filter(({ practitioners }) => practitioners.length === 1);
  const shared = offered.filter(({ practitioners }) => practitioners.length > 1);
  const drawn: PlannedService[] = [];
  let minutes = 0;
  const target = shared.length === 0 ? count : Math.ceil(count * (1 - EXAM_SHARE));
  while (drawn.length < target && minutes < BUSY_MINUTES) {
    const service = drawService(random, scarce, drawn);
    if (!service) break;
    drawn.push(service);
    minutes += service.durationMinutes + service.bufferBeforeMinutes + service.bufferAfterMinutes;
  }
  drawn.sort((one, other) => other.durationMinutes - one.durationMinutes);
  while (drawn.length < count) {
    const service = drawService(random, shared, drawn);
    if (!service) break;
    drawn.push(service);
  }
  return drawn.map(({ slug }) => slug);
}

/** The age group of the patient for a service. */
export function drawAge(random: Random, slug: string): AgeGroup {
  const known = AGES[slug];
  if (known) return known;
  if (random.chance(CHILD_SHARE)) return 'child';
  return random.chance(SENIOR_SHARE) ? 'senior' : 'adult';
}

function drawService(
  random: Random,
  services: readonly PlannedService[],
  drawn: readonly PlannedService[],
): PlannedService | undefined {
  const [first, ...others] = services
    .filter(({ slug }) => {
      const { mostPerDay } = MIX[slug] ?? ANY;
      return drawn.filter((each) => each.slug === slug).length < (mostPerDay ?? drawn.length + 1);
    })
    .map((value) => ({ value, weight: (MIX[value.slug] ?? ANY).weight }));
  return first && random.weighted([first, ...others]);
}
