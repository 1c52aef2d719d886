import { expect, test } from 'vitest';
import { parseClinic } from '#app/clinic/clinic-schema.ts';
import { serraClaraRecord } from '#tests/clinics/serra-clara.ts';
import { testContents } from '#tests/contents.ts';
import { testClinic } from '#tests/database.ts';
import { teamMembers } from './team-members.ts';

const { people } = testContents['pt-BR'];
const TODAY = '2026-11-20';
const PHOTO = '/imagens/k3abcdefghij-400x600';
const withPhoto = people.map((each) => ({ ...each, photo: PHOTO }));

test('everybody of the record is on the page with registrations and biography', () => {
  const members = teamMembers(testClinic, { people, originals: people }, TODAY);
  expect(members.map(({ name, look, photo }) => [name, look, photo])).toEqual([
    ['Dra. Helena Prado Vilela', 'doctor', null],
    ['Marina Couto Reis', 'nurse', null],
  ]);
  expect(members[0]?.registrations).toEqual(['MÉDICA', 'CRM-MG 000000', 'RQE 00000']);
  expect(members.map(({ biography }) => biography?.since)).toEqual([2010, 2014]);
});

test('a clinic without the example people has a drawing of nobody, until there is a photo', () => {
  const own = parseClinic({
    ...serraClaraRecord,
    examples: { posts: true, episodes: true, people: false, reviews: true },
  });
  const looks = teamMembers(own, { people, originals: people }, TODAY).map(({ look }) => look);
  expect(looks).toEqual(['other', 'other']);
});

test('a photo of the Portuguese text is on the pages of every language', () => {
  const english = testContents['en-US']?.people ?? [];
  const members = teamMembers(testClinic, { people: english, originals: withPhoto }, TODAY);
  expect(members[0]).toMatchObject({
    photo: { name: 'k3abcdefghij-400x600', width: 400, height: 600 },
    biography: { languages: ['Portuguese', 'English', 'Spanish'] },
  });
});

test('without a text of their own the record’s words and photo are on the page', () => {
  const [helena, marina] = serraClaraRecord.people;
  if (!helena || !marina) throw new Error('the record lacks people');
  const words = 'Cuida de olhos há vinte anos.';
  const clinic = parseClinic({
    ...serraClaraRecord,
    people: [{ ...helena, photo: PHOTO, biography: words }, marina],
  });
  const [without] = teamMembers(clinic, { people: [], originals: [] }, TODAY);
  expect(without).toMatchObject({ words, biography: null, photo: { name: PHOTO.slice(9) } });
  const [written] = teamMembers(clinic, { people, originals: people }, TODAY);
  expect(written).toMatchObject({ words: null, photo: { name: PHOTO.slice(9) } });
});

test('a nurse who takes no appointments is named all the same, and a new doctor without a text too', () => {
  const [helena, marina] = serraClaraRecord.people;
  if (!helena || !marina) throw new Error('the record lacks people');
  const clinic = parseClinic({
    ...serraClaraRecord,
    people: [
      helena,
      { ...marina, takesAppointments: false },
      { ...helena, slug: 'ana-dias', name: 'Ana Dias' },
    ],
  });
  const members = teamMembers(clinic, { people, originals: people }, TODAY);
  expect(members.map(({ name, look, biography }) => [name, look, biography === null])).toEqual([
    ['Marina Couto Reis', 'nurse', false],
    ['Dra. Helena Prado Vilela', 'doctor', false],
    ['Ana Dias', 'doctor', true],
  ]);
});

test('who has not come yet, or has left, is not on the page', () => {
  const [helena, marina] = serraClaraRecord.people;
  if (!helena || !marina) throw new Error('the record lacks people');
  const days = { fromOn: '2026-10-06', untilOn: '2026-10-14' };
  const clinic = parseClinic({
    ...serraClaraRecord,
    people: [
      helena,
      { ...marina, ...days },
      { ...helena, slug: 'ana-dias', name: 'Ana Dias', takesAppointments: false, ...days },
    ],
    responsibilities: { ...serraClaraRecord.responsibilities, nurse: undefined },
  });
  const shownOn = (today: string) =>
    teamMembers(clinic, { people, originals: people }, today).map(({ name }) => name);
  expect(shownOn('2026-10-05')).toEqual(['Dra. Helena Prado Vilela']);
  expect(shownOn('2026-10-06')).toHaveLength(3);
  expect(shownOn('2026-10-14')).toHaveLength(3);
  expect(shownOn('2026-10-15')).toEqual(['Dra. Helena Prado Vilela']);
});
