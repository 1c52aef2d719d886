import { expect, test } from 'vitest';
import { parseClinic } from '#app/clinic/clinic-schema.ts';
import { instantOf, rfc3339, wallClockOf } from '#app/clinic/clinic-time.ts';
import { manausRecord } from '#tests/clinics/manaus.ts';
import { clinicZone, setClinicZone } from './clinic-zone.ts';
import { assertFreshTimeZoneData, FRESH_AT, FRESH_TIMES, STATES } from './time-zones.ts';

const inState = (stateCode: string) =>
  parseClinic({ ...manausRecord, address: { ...manausRecord.address, stateCode } }).timeZone;

test('this runtime knows that summer time was abolished, everywhere in Brazil', () => {
  expect(() => assertFreshTimeZoneData()).not.toThrow();
});

test('the zone of every state is one whose data is checked', () => {
  expect(STATES).toHaveLength(27);
  for (const state of STATES) expect(FRESH_TIMES, state).toHaveProperty(inState(state));
});

// Decreto-Lei of each: Lei 11.662/2008, Lei 12.876/2013. By hand, so that the table is not its own proof.
test.each([
  [-2, []],
  [-3, 'AL AP BA CE DF ES GO MA MG PA PB PE PI PR RJ RN RS SC SE SP TO'.split(' ')],
  [-4, 'AM MS MT RO RR'.split(' ')],
  [-5, ['AC']],
])('hours from UTC: %i', (hours, states) => {
  const found = STATES.filter((state) => {
    setClinicZone(inState(state));
    const [hour = ''] = wallClockOf(new Date(FRESH_AT)).time.split(':');
    return Number(hour) - 12 === hours;
  });
  expect(found).toEqual(states);
});

test('an island keeps the time that its record names', () => {
  const record = { ...manausRecord, otherTimeZone: 'America/Noronha' as const };
  setClinicZone(parseClinic(record).timeZone);
  expect(rfc3339(new Date(FRESH_AT))).toBe('2027-01-15T10:00:00-02:00');
});

test('another zone counts at once, and nothing of the one before is remembered', () => {
  const nine = () => instantOf('2026-11-23', '09:00')?.toISOString();
  expect(nine()).toBe('2026-11-23T12:00:00.000Z');
  setClinicZone('America/Manaus');
  expect([clinicZone(), nine()]).toEqual(['America/Manaus', '2026-11-23T13:00:00.000Z']);
  setClinicZone('America/Rio_Branco');
  expect(nine()).toBe('2026-11-23T14:00:00.000Z');
  // Acre kept UTC-4 from 2008 to 2013.
  expect(instantOf('2012-11-23', '09:00')?.toISOString()).toBe('2012-11-23T13:00:00.000Z');
});

test('what is no time zone is refused, and the one before stays', () => {
  expect(() => setClinicZone('America/Atlantis')).toThrow(RangeError);
  expect(clinicZone()).toBe('America/Sao_Paulo');
});
