import { expect, test } from 'vitest';
import { type ClinicRecord, checkRecord } from '#app/clinic/clinic-schema.ts';
import { FIELD_NAMES } from '#app/clinic/record/field-node.ts';
import { manausRecord } from '#tests/clinics/manaus.ts';
import { serraClaraRecord } from '#tests/clinics/serra-clara.ts';
import { twoHousesRecord } from '#tests/clinics/two-houses.ts';
import { concernsOf, displacementOf, isInCalendar, isToldByMail } from './concerned.ts';
import { draftOf } from './form-draft.ts';
import { keepingEntries } from './kept-entries.ts';
import { mergeDrafts } from './merging/merge-drafts.ts';
import { placeholdersIn } from './placeholders.ts';
import { recordDifferences } from './record-differences.ts';
import { ELSEWHERE, formOf, SECTIONS, sectionOf } from './sections.ts';

test('each field of the record is changed in one place', () => {
  const placed = [...SECTIONS, ...ELSEWHERE].flatMap(({ fields }) => fields);
  expect([...placed].sort()).toEqual([...FIELD_NAMES].sort());
});

test('what is still an example is named', () => {
  const found = SECTIONS.map((section) => [
    section.slug,
    placeholdersIn(section, serraClaraRecord),
  ]);
  expect(Object.fromEntries(found)).toMatchObject({
    identidade: expect.arrayContaining(['CNPJ', 'Registro da clínica no CRM', 'Domínio do site']),
    pessoas: ['Pessoas'],
  });
});

test('a house number or a registration that ends in zeros is no example', () => {
  const section = sectionOf('endereco');
  const address = { ...serraClaraRecord.address, number: '1500', postalCode: '69900-460' };
  if (!section) throw new Error('there is no such section');
  expect(placeholdersIn(section, { ...serraClaraRecord, address })).not.toContain('Endereço');
});

const MONDAY = {
  startsAt: new Date('2026-11-30T12:00:00Z'),
  endsAt: new Date('2026-11-30T13:00:00Z'),
  serviceSlug: serraClaraRecord.services[0]?.slug ?? '',
  payerId: 'particular',
  practitionerSlug: 'helena-prado-vilela',
  branch: null,
};
const concerns = (changes: Partial<ClinicRecord>) =>
  concernsOf({ before: serraClaraRecord, after: checkRecord({ ...serraClaraRecord, ...changes }) })(
    MONDAY,
  );

test('an address that is written lacks its point until somebody sets it, in a further house too', () => {
  const found = (slug: string, record: ClinicRecord) => {
    const section = sectionOf(slug);
    if (!section) throw new Error('there is no such section');
    return placeholdersIn(section, record);
  };
  const untouched = { latitude: 0, longitude: -45 };
  const { address } = manausRecord;
  expect(found('endereco', manausRecord)).toEqual([]);
  expect(found('endereco', { ...manausRecord, address: { ...address, ...untouched } })).toEqual([
    'Ponto no mapa',
  ]);
  const [further] = twoHousesRecord.branches ?? [];
  if (!further) throw new Error('the record has one house');
  const house = { ...further, address: { ...further.address, ...untouched } };
  expect(found('unidades', twoHousesRecord)).toEqual([]);
  expect(found('unidades', { ...twoHousesRecord, branches: [house] })).toEqual(['Ponto no mapa']);
  const left = { ...house, isArchived: true };
  expect(found('unidades', { ...twoHousesRecord, branches: [left] })).toEqual([]);
});

test('a change concerns those who come to what has changed, and nobody else', () => {
  const { address, hours, payers, people } = serraClaraRecord;
  expect(concerns({ slogan: 'Outra frase' })).toEqual([]);
  expect(concerns({ address: { ...address, number: '9' } })).toEqual(['address']);
  expect(concerns({ address: { ...address, latitude: -21 } })).toEqual([]);
  expect(concerns({ phone: '+553535990222' })).toEqual(['phone']);
  expect(concerns({ hours: { ...hours, monday: [] } })).toEqual(['hours']);
  expect(concerns({ hours: { ...hours, friday: [] } })).toEqual([]);
  const [own, ...others] = payers;
  if (!own) throw new Error('the record has no payer');
  expect(concerns({ payers: [{ ...own, bring: ['Nada'] }, ...others] })).toEqual(['payer']);
  const archived = others.map((each) => ({ ...each, isArchived: true }));
  expect(concerns({ payers: [own, ...archived] })).toEqual([]);
  const renamed = people.map((each) =>
    each.slug === MONDAY.practitionerSlug ? { ...each, name: 'Dra. Helena Vilela' } : each,
  );
  expect(concerns({ people: renamed })).toEqual(['person']);
});

test('somebody who is gone by then is told apart from somebody with another name', () => {
  const { people } = serraClaraRecord;
  // The rules about who answers for the clinic do not matter here.
  const told = (changes: Partial<ClinicRecord['people'][number]>, before = people) =>
    concernsOf({
      before: { ...serraClaraRecord, people: before },
      after: {
        ...serraClaraRecord,
        people: before.map((each) =>
          each.slug === MONDAY.practitionerSlug ? { ...each, ...changes } : each,
        ),
      },
    })(MONDAY);
  expect(told({ isArchived: true })).toEqual(['gone']);
  expect(told({ untilOn: '2026-11-29' })).toEqual(['gone']);
  expect(told({ untilOn: '2026-11-29', name: 'Dra. Helena Vilela' })).toEqual(['gone']);
  expect(told({ untilOn: '2026-11-30' })).toEqual([]);
  expect(told({ fromOn: '2026-12-01' })).toEqual(['gone']);
  expect(told({ workdays: ['tuesday'] })).toEqual(['gone']);
  expect(told({ workdays: ['monday'] })).toEqual(['person']);
  expect(told({ takesAppointments: false })).toEqual(['gone']);
  // That they do goes without saying; a form says it.
  expect(told({ takesAppointments: true })).toEqual([]);
  const off = people.map((each) => ({ ...each, takesAppointments: false }));
  expect(told({ slug: MONDAY.practitionerSlug }, off)).toEqual([]);
  expect(told({ takesAppointments: true }, off)).toEqual(['person']);
  expect(told({ isArchived: true }, off)).toEqual(['gone']);
  const away = people.map((each) => ({ ...each, isArchived: true }));
  expect(told({ isArchived: false }, away)).toEqual(['person']);
});

test('whose service left the catalogue is called; offered again, nobody is told anything', () => {
  const [first, ...rest] = serraClaraRecord.services;
  const others = rest.map(({ evaluation: _, ...each }) => each);
  if (!first) throw new Error('the record has no service');
  const archived = { ...first, isArchived: true };
  expect(concerns({ services: [archived, ...others] })).toEqual(['retired']);
  expect(isToldByMail(['retired', 'phone'])).toBe(false);
  // Another time is asked for all the same.
  expect(isToldByMail(['retired', 'gone'])).toBe(true);
  expect(isToldByMail(['service'])).toBe(true);
  const back = concernsOf({
    before: checkRecord({ ...serraClaraRecord, services: [archived, ...others] }),
    after: serraClaraRecord,
  });
  expect(back(MONDAY)).toEqual([]);
});

test('an appointment stays unless its person, its hours or its house are gone', () => {
  expect(displacementOf([])).toBeUndefined();
  expect(displacementOf(['address', 'phone', 'payer', 'person', 'service'])).toBeUndefined();
  expect(displacementOf(['address', 'hours'])).toBe('hours');
  expect(displacementOf(['phone', 'hours', 'gone'])).toBe('gone');
  expect(displacementOf(['gone', 'closed'])).toBe('closed');
  expect([isInCalendar(['uncovered', 'person']), isInCalendar(['uncovered', 'address'])]).toEqual([
    ...[false, true],
  ]);
});

test('nothing that appointments may name is lost', () => {
  const kept = checkRecord(
    keepingEntries(serraClaraRecord, {
      ...serraClaraRecord,
      payers: serraClaraRecord.payers.slice(0, 1),
      resources: { rooms: [], equipment: [] },
    }),
  );
  expect(kept.payers.map(({ id }) => id)).toEqual(serraClaraRecord.payers.map(({ id }) => id));
  expect(kept.payers.slice(1).every(({ isArchived }) => isArchived)).toBe(true);
  expect(kept.resources.rooms).toHaveLength(serraClaraRecord.resources.rooms.length);
});

test('what two people changed is brought together by names, not by places', () => {
  const section = sectionOf('convenios');
  if (!section) throw new Error('there is no such section');
  const form = formOf(section);
  const [own, first, ...others] = serraClaraRecord.payers;
  if (!own || !first) throw new Error('the record has too few payers');
  const of = (payers: ClinicRecord['payers']) => draftOf(form, { payers });
  const news = { id: 'novo', title: 'Novo', bring: ['Carteirinha'] };
  const merged = mergeDrafts(form, {
    base: of(serraClaraRecord.payers),
    theirs: of([own, news, first, ...others]),
    yours: of([{ ...own, bring: ['Documento'] }, first, ...others]),
  });
  expect(merged).toEqual({
    draft: of([{ ...own, bring: ['Documento'] }, first, ...others, news]),
    isClash: false,
  });
});

test('what no form shows is compared in words too', () => {
  const colours = { deep: '#123f3c', action: '#0b6b50', sun: '#f2b33d' };
  const found = recordDifferences(serraClaraRecord, {
    ...serraClaraRecord,
    brand: { colours, landscape: 'coast' },
    plansEnabled: false,
    flexMonthlyCents: 147_50,
  });
  const of = (path: string) => found.find((each) => each.path === path);
  expect(of('brand')?.after).toBe('#123f3c, #0b6b50, #f2b33d; Litoral; sem logotipo');
  expect(of('plansEnabled')).toMatchObject({ before: 'sim', after: 'não' });
  expect(of('flexMonthlyCents')).toMatchObject({ before: 'R$ 139,90', after: 'R$ 147,50' });
});
