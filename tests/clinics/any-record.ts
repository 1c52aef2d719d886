import fc from 'fast-check';
import { type ClinicRecord, checkRecord } from '#app/clinic/clinic-schema.ts';
import { LOCALES } from '#app/platform/locale.ts';
import { facts, house } from './any-facts.ts';
import { brand, surroundings } from './any-looks.ts';
import { staff } from './any-people.ts';
import { planPrices, yearPlans } from './any-plans.ts';
import { CATALOGUE, offered, servicesOf } from './any-services.ts';
import {
  campaigns,
  mailWords,
  postCategories,
  replyTemplates,
  statements,
  testimonials,
} from './any-texts.ts';
import { anyWords, inLanguages, maybe, words } from './any-words.ts';

// Records that the schema allows, as different from one another as possible: any-record.test.ts tells of a field that
// is left out. Shrinking leads towards one doctor, one service, plain words and everything optional left out.

const place = (kind: string) =>
  fc
    .array(fc.record({ name: anyWords(40), isArchived: maybe(fc.boolean()) }), { maxLength: 3 })
    .map((all) => all.map((each, index) => ({ slug: `${kind}-${index + 1}`, ...each })));

const bring = fc.array(inLanguages(), { minLength: 1, maxLength: 2 });
const payer = fc.record({ title: inLanguages(40), bring, isArchived: maybe(fc.boolean()) });

const days = fc
  .uniqueArray(fc.integer({ min: 1, max: 365 }), { minLength: 1, maxLength: 6 })
  .map((all) => all.toSorted((one, other) => one - other));
const followUps = fc.record({
  returnDays: maybe(fc.constantFrom(1, 15, 365)),
  returnServices: fc.array(fc.nat(), { maxLength: 3 }),
  postOperativeServices: fc.array(fc.nat(), { maxLength: 3 }),
  postOperativeDays: days,
  postOperativeAppointment: fc.nat(),
  addOnLengths: maybe(
    fc.array(fc.record({ service: fc.nat(), durationMinutes: fc.constantFrom(5, 10, 240) }), {
      maxLength: 3,
    }),
  ),
  ownReturns: maybe(
    fc.array(
      fc.record({
        service: fc.nat(),
        returnDays: fc.constantFrom(1, 15, 365),
        isFree: maybe(fc.boolean()),
      }),
      { maxLength: 3 },
    ),
  ),
  controls: maybe(
    fc.array(
      fc.record({
        service: fc.nat(),
        name: words(60),
        daysAfter: fc.integer({ min: 1, max: 365 }),
        toleranceDays: maybe(fc.constantFrom(0, 3, 60)),
        bookedAs: fc.nat(),
        durationMinutes: maybe(fc.constantFrom(5, 15, 240)),
      }),
      { maxLength: 4 },
    ),
  ),
});

function onceBy<Entry>(all: readonly Entry[], keyOf: (entry: Entry) => string): Entry[] {
  return all.filter((one, index) => all.findIndex((each) => keyOf(each) === keyOf(one)) === index);
}

/** Without the texts of a language that the site does not speak, as a file may well be written. */
function inPortugueseAlone(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inPortugueseAlone);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  const isSpoken = entries.length === LOCALES.length && LOCALES.every((each) => each in value);
  return Object.fromEntries(
    entries
      .filter(([name]) => !isSpoken || name === 'pt-BR')
      .map(([name, each]) => [name, inPortugueseAlone(each)]),
  );
}

/** Any record that the schema allows. */
export const anyRecord: fc.Arbitrary<ClinicRecord> = fc
  .record({
    facts,
    staff,
    rooms: place('sala'),
    equipment: place('aparelho'),
    chosen: fc.subarray(CATALOGUE),
    own: fc.integer({ min: 0, max: 3 }),
    offered: fc.array(offered, { minLength: 1, maxLength: 8 }),
    payers: fc.array(payer, { maxLength: 4 }),
    houses: fc.array(house, { maxLength: 2 }),
    mainName: maybe(words(40)),
    placed: fc.array(fc.nat(), { minLength: 1, maxLength: 6 }),
    followUps,
    campaigns,
    surroundings,
    texts: fc.record({
      ...{ brand, yearPlans, planPrices, statements, testimonials },
      ...{ postCategories, replyTemplates, mailWords },
    }),
    cash: fc.record({ title: inLanguages(40), bring }),
    isBare: fc.boolean(),
  })
  .map(({ facts: own, staff: { people, responsibilities }, ...parts }): ClinicRecord => {
    const { rooms, equipment } = parts;
    const services = servicesOf({
      ...parts,
      facts: parts.offered,
      practitioners: people.map(({ slug }) => slug),
      places: [...rooms, ...equipment].map(({ slug }) => slug),
    });
    const slugs = services.map(({ slug }) => slug);
    const slugAt = (n: number) => slugs[n % slugs.length] ?? '';
    const slugsAt = (all: readonly number[]) => [...new Set(all.map(slugAt))];
    const branches = parts.houses.map(({ name, address, ...each }, index) => ({
      ...each,
      slug: `unidade-${index + 1}`,
      name: `${name} ${index + 1}`,
      // All houses of a clinic keep one time.
      address: { ...address, stateCode: own.address.stateCode },
    }));
    const inHouse = <T extends object>(place: T, index: number) => ({
      ...place,
      branch: branches.at((parts.placed[index % parts.placed.length] ?? 0) % 3)?.slug,
    });
    const { returnServices, postOperativeServices, postOperativeAppointment } = parts.followUps;
    const { ownReturns, controls, addOnLengths, ...rules } = parts.followUps;
    const record: ClinicRecord = {
      ...own,
      ...parts.texts,
      people,
      responsibilities,
      resources: { rooms: rooms.map(inHouse), equipment: equipment.map(inHouse) },
      branches,
      mainBranchName: branches.length > 0 ? `${parts.mainName ?? 'Sede'} 0` : parts.mainName,
      services,
      agenda: {
        ...own.agenda,
        ...(addOnLengths && {
          addOnLengths: onceBy(
            addOnLengths.map((each) => ({ ...each, service: slugAt(each.service) })),
            ({ service }) => service,
          ),
        }),
      },
      followUps: {
        ...rules,
        returnServices: slugsAt(returnServices),
        postOperativeServices: slugsAt(postOperativeServices),
        postOperativeAppointment: slugAt(postOperativeAppointment),
        ...(ownReturns && {
          ownReturns: onceBy(
            ownReturns.map((own) => ({ ...own, service: slugAt(own.service) })),
            ({ service }) => service,
          ),
        }),
        ...(controls && {
          controls: onceBy(
            controls.map((own) => ({
              ...own,
              service: slugAt(own.service),
              bookedAs: slugAt(own.bookedAs),
            })),
            ({ service, daysAfter }) => `${service} ${daysAfter}`,
          ),
        }),
      },
      payers: [
        { id: 'particular', ...parts.cash },
        ...parts.payers.map((each, index) => ({ id: `convenio-${index + 1}`, ...each })),
      ],
      surroundings: parts.surroundings(own.address),
      campaigns: parts.campaigns(slugs),
    };
    const isPortuguese = own.locales.length === 1;
    if (parts.isBare && isPortuguese) return checkRecord(inPortugueseAlone(record));
    // Some of the drawn objects lack a prototype, which no record does.
    return structuredClone(record);
  });
