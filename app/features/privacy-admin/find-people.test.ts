import { expect, test } from 'vitest';
import { aCanaryPerson } from '#tests/canary-person.ts';
import { testDatabase } from '#tests/database.ts';
import { findPeople, searchTermOf } from './find-people.server.ts';
import { readKey } from './person-key.ts';

const database = await testDatabase();

const found = async (value: string) => {
  const term = searchTermOf(value);
  if (!term) return 'too short';
  const matches = await findPeople(database.db, term);
  return matches.map(({ source }) => source).sort();
};

test.each([
  ['zuleide canaria', ['contact', 'lead', 'message', 'request', 'screening', 'waiting']],
  ['CANÁRIA  quaresma', ['contact', 'lead', 'message', 'request', 'screening', 'waiting']],
  ['piupiu', ['contact']],
  ['99887-7661', ['contact', 'lead', 'message', 'request', 'screening', 'waiting']],
  ['99887\u20117661', ['contact', 'lead', 'message', 'request', 'screening', 'waiting']],
  ['canaria@example', ['contact', 'message', 'request', 'screening', 'waiting']],
  ['P4455', ['request']],
  ['p4455-6677', ['request']],
  ['nobody of this name', []],
  ["%' or 1=1 --", []],
  ['%%%', 'too short'],
  ['zuleide_canaria', []],
  ['zule%ria', []],
  ['zu', 'too short'],
  ['- - -', 'too short'],
])('%j finds %j', async (values, expected) => {
  await aCanaryPerson(database);
  expect(await found(values)).toEqual(expected);
});

test('an appointment is found by its protocol', async () => {
  await aCanaryPerson(database);
  const { rows } = await database.pool.query<{ protocol: string }>(
    'select protocol from appointments',
  );
  expect(await found(rows[0]?.protocol ?? '')).toEqual(['contact']);
});

test.each(['', 'cadastro-0', 'cadastro-x', 'outro-1', 'cadastro-1 or 1=1'])(
  '%j is no key',
  (text) => {
    expect(readKey(text)).toBeNull();
  },
);
