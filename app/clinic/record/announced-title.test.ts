import { expect, test } from 'vitest';
import { parseClinic } from '#app/clinic/clinic-schema.ts';
import { professionalOf } from '#app/clinic/professionals.ts';
import { publicClinic } from '#app/clinic/public-clinic.ts';
import { clinicNode } from '#app/clinic/structured-data/clinic-nodes.ts';
import { siteAddresses } from '#app/clinic/structured-data/site-addresses.ts';
import { manausRecord } from '#tests/clinics/manaus.ts';
import { serraClaraRecord } from '#tests/clinics/serra-clara.ts';
import { namesSpecialty } from './announced-title.ts';

const TODAY = '2026-11-20';
const SLUG = 'ivo-nascimento-tavares';

function manausWith(changes: Partial<(typeof manausRecord.people)[number]>) {
  const people = manausRecord.people.map((each) => ({ ...each, ...changes }));
  return parseClinic({ ...manausRecord, people });
}

test('a doctor without an RQE is shown as a doctor, with the CRM, and with no specialty', () => {
  const clinic = manausWith({ rqe: [], role: 'Cirurgião de catarata' });
  const { doctor, hasSpecialist } = publicClinic(clinic, TODAY);
  expect(hasSpecialist).toBe(false);
  expect(doctor).toMatchObject({
    ...{ title: 'Médico', role: 'Médico', profession: 'MÉDICO' },
    registrations: ['MÉDICO', 'CRM-AM 000321'],
  });
  expect(professionalOf(clinic, SLUG, TODAY).role).toBe('Médico');
  expect(clinic.resources.practitioners.map(({ role }) => role)).toEqual(['Médico']);
  expect(clinic.people[0]?.specialty).toBeUndefined();
});

test('what is no specialty is kept, and so is all of a doctor with an RQE', () => {
  const plain = manausWith({ rqe: [], title: 'Médico', role: 'Responsável técnico médico' });
  expect(publicClinic(plain, TODAY).doctor.role).toBe('Responsável técnico médico');
  const registered = publicClinic(manausWith({}), TODAY);
  expect(registered.doctor.profession).toBe('MÉDICO OFTALMOLOGISTA');
  expect(registered.hasSpecialist).toBe(true);
});

test('the clinic has a specialist only while a doctor with an RQE is here', () => {
  const saysSo = (days: { fromOn?: string; untilOn?: string }) => {
    const clinic = manausWith({});
    const people = clinic.people.map((each) => ({ ...each, ...days }));
    const site = siteAddresses(new URL('https://clinica.example.com'), 'pt-BR');
    const { medicalSpecialty } = clinicNode({ ...clinic, people }, site, TODAY);
    const { hasSpecialist } = publicClinic({ ...clinic, people }, TODAY);
    expect(medicalSpecialty !== undefined).toBe(hasSpecialist);
    return hasSpecialist;
  };
  expect(saysSo({})).toBe(true);
  expect(saysSo({ fromOn: '2026-11-20', untilOn: '2026-11-20' })).toBe(true);
  expect(saysSo({ untilOn: '2026-11-19' })).toBe(false);
  expect(saysSo({ fromOn: '2026-11-21' })).toBe(false);
});

test('in English too', () => {
  const people = serraClaraRecord.people.map((each) => ({ ...each, rqe: [] }));
  const clinic = parseClinic({ ...serraClaraRecord, people }, 'en-US');
  expect(publicClinic(clinic, TODAY).doctor.title).toBe('Physician');
});

test.each([
  ['Médica oftalmologista', true],
  ['Cirurgiã de retina', true],
  ['Ophthalmologist', true],
  ['Pediatra', true],
  ['Médico', false],
  ['Responsável técnica médica', false],
  ['Diretora clínica', false],
])('%s: a specialty %s', (text, isOne) => {
  expect(namesSpecialty(text)).toBe(isOne);
});
