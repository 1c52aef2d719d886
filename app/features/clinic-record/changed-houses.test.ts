import { expect, test } from 'vitest';
import { type ClinicRecord, checkRecord } from '#app/clinic/clinic-schema.ts';
import { FURTHER_HOUSE, twoHousesRecord } from '#tests/clinics/two-houses.ts';
import { concernsOf } from './concerned.ts';

const TUESDAY = {
  startsAt: new Date('2026-12-01T19:00:00Z'),
  endsAt: new Date('2026-12-01T19:40:00Z'),
  serviceSlug: twoHousesRecord.services[0]?.slug ?? '',
  payerId: 'particular',
  practitionerSlug: 'rita-alencar-lobo',
};
const [further] = twoHousesRecord.branches ?? [];
if (!further) throw new Error('the record has one house');

/** What patients of the main house and of the further one are told. */
function told(changes: Partial<ClinicRecord>, before: ClinicRecord = twoHousesRecord) {
  const after = checkRecord({ ...before, ...changes });
  const concerns = concernsOf({ before: checkRecord(before), after });
  return [null, FURTHER_HOUSE].map((branch) => concerns({ ...TUESDAY, branch }));
}
const inFurther = (changes: Partial<typeof further>) => ({
  branches: [{ ...further, ...changes }],
});

test.each<[string, Partial<ClinicRecord>, string[][]]>([
  ['nothing', {}, [[], []]],
  [
    'the main house moves',
    { address: { ...twoHousesRecord.address, number: '9' } },
    [['address'], []],
  ],
  [
    'the further house moves',
    inFurther({ address: { ...further.address, number: '9' } }),
    [[], ['address']],
  ],
  ['its point alone', inFurther({ address: { ...further.address, latitude: -3.07 } }), [[], []]],
  ['it has another phone', inFurther({ phone: '+559232220148' }), [[], ['phone']]],
  ['the main one has', { phone: '+559232220199' }, [['phone'], []]],
  ['it has another name', inFurther({ name: 'Unidade Leste' }), [[], ['address']]],
  ['its Tuesdays end', inFurther({ hours: { ...further.hours, tuesday: [] } }), [[], ['hours']]],
  ['its Saturdays end', inFurther({ hours: { ...further.hours, saturday: [] } }), [[], []]],
  ['the clinic leaves it', inFurther({ isArchived: true }), [[], ['closed']]],
])('who is told when: %s', (_what, changes, expected) => {
  expect(told(changes)).toEqual(expected);
});

test('a further house without a phone is called at the clinic’s, also when that changes', () => {
  const { phone: _own, ...silent } = further;
  const before = { ...twoHousesRecord, branches: [silent] };
  expect(told({ phone: '+559232220199' }, before)).toEqual([['phone'], ['phone']]);
  expect(told({ branches: [{ ...silent, phone: twoHousesRecord.phone }] }, before)).toEqual([
    [],
    [],
  ]);
});

test('a first further house concerns nobody of the main one', () => {
  const { branches: _none, mainBranchName: _name, ...one } = twoHousesRecord;
  const { resources, services, people } = twoHousesRecord;
  const before = {
    ...one,
    resources: {
      ...resources,
      rooms: resources.rooms.map(({ branch: _branch, ...room }) => room),
    },
  };
  const opened = { branches: [further], mainBranchName: 'Unidade Um', services, people };
  expect(told(opened, before)[0]).toEqual([]);
});
