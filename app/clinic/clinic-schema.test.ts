import { expect, test } from 'vitest';
import { serraClaraRecord } from '#tests/clinics/serra-clara.ts';
import { parseClinic } from './clinic-schema.ts';

test('the record of the repository is whole', () => {
  const clinic = parseClinic(serraClaraRecord);
  expect(clinic.phone).toEqual({
    raw: '35995550100',
    e164: '+5535995550100',
    display: '(35)\u00a099555-0100',
    shortDisplay: '99555-0100',
    link: 'tel:+5535995550100',
  });
  expect(clinic.whatsapp?.link).toMatch(/^https:\/\/wa\.me\/5535995550100\?text=Ol%C3%A1!/);
  expect(clinic.payers.map((payer) => payer.id)).toEqual([
    'particular',
    'saude-serra-azul',
    'vale-claro-saude',
  ]);
});

test('every service is there with the agenda length of its facts', () => {
  const lengths = parseClinic(serraClaraRecord).services.map((each) => [
    each.slug,
    each.durationMinutes,
  ]);
  expect(lengths).toEqual([
    ['consultas-oftalmologicas', 60],
    ['exames-de-refracao', 45],
    ['tratamentos-especializados', 90],
    ['cirurgias-oftalmologicas', 90],
    ['acompanhamento-pediatrico', 45],
    ['laudos-especializados', 30],
    ['gonioscopia', 20],
    ['mapeamento-de-retina', 30],
    ['topografia-corneana', 15],
    ['paquimetria', 10],
    ['retinografia', 15],
    ['campo-visual', 60],
  ]);
});

test('what the doctor and the nurse are called is the same on the agenda', () => {
  const { doctor, nurse, resources } = parseClinic(serraClaraRecord);
  expect(resources.practitioners.map((each) => each.name)).toEqual([doctor.name, nurse?.name]);
});

test.each([
  'siteName',
  'domain',
  'legalName',
  'displayName',
  'phone',
  'email',
  'people',
  'responsibilities',
  'companyCrm',
  'dataProtectionOfficer',
  'agenda',
])('%s is required', (key) => {
  expect(() => parseClinic({ ...serraClaraRecord, [key]: undefined })).toThrow(
    `- ${key}: is missing`,
  );
});

test('all faults are told at once, a line each', () => {
  const [first, ...others] = serraClaraRecord.services;
  const broken = {
    ...serraClaraRecord,
    domain: 'https://clareia.example.com',
    taxId: '99.999.999/0001-92',
    phone: '35 1234',
    address: { ...serraClaraRecord.address, street: ' ' },
    dataProtectionOfficer: { name: 'Tomás', email: undefined },
    colour: 'blue',
    services: [{ ...first, practitioners: ['dr-nobody'], resources: ['laser'] }, ...others],
  };
  expect(faultsOf(broken)).toEqual([
    'The clinic record has faults:',
    '- taxId: must be a CNPJ with valid check digits, such as 99.999.999/0001-91',
    "- domain: must be a host name in lower case, such as 'clinica.com.br'",
    '- address.street: is empty',
    "- phone: must be a Brazilian number with country and area code, such as '+5535995550100'",
    '- dataProtectionOfficer.email: is missing',
    '- record: Unrecognized key: "colour"',
    "- services.0.practitioners: names 'dr-nobody', who is not a practitioner",
    "- services.0.resources: names 'laser', which is no room or equipment",
  ]);
});

test('a hold may last at least as long as it does without an extension', () => {
  const agenda = { ...serraClaraRecord.agenda, maxHoldMinutes: 9 };
  expect(faultsOf({ ...serraClaraRecord, agenda }).slice(1)).toEqual([
    '- agenda.maxHoldMinutes: must not be less than holdMinutes',
  ]);
});

test('days are kept compact unless the record says otherwise', () => {
  const { prefersCompactDays: _, ...agenda } = serraClaraRecord.agenda;
  expect(parseClinic({ ...serraClaraRecord, agenda }).agenda.prefersCompactDays).toBe(true);
});

test('an evaluation is a service that is booked online', () => {
  const services = serraClaraRecord.services.map((each) =>
    each.slug === 'consultas-oftalmologicas' ? { ...each, isBookableOnline: false } : each,
  );
  expect(faultsOf({ ...serraClaraRecord, services }).slice(1)).toEqual([
    '- services.2.evaluation: names no service that is booked online',
    '- services.3.evaluation: names no service that is booked online',
  ]);
});

test('something that is no record at all is one fault', () => {
  expect(faultsOf(undefined)).toEqual(['The clinic record has faults:', '- record: is missing']);
});

test("without an RQE nobody is called 'especialista'", () => {
  const [doctor, ...others] = serraClaraRecord.people;
  const withDoctor = (changes: object) => ({
    ...serraClaraRecord,
    people: [{ ...doctor, rqe: [], ...changes }, ...others],
  });
  expect(() => parseClinic(withDoctor({}))).not.toThrow();
  expect(() => parseClinic(withDoctor({ title: 'Médica Especialista em retina' }))).toThrow(
    "- people.0.rqe: is empty, so no text may say 'especialista'",
  );
});

test('hours must be in order and not overlap', () => {
  const monday = [
    { startsTime: '08:00', endsTime: '13:00' },
    { startsTime: '12:00', endsTime: '18:00' },
  ];
  const sunday = [{ startsTime: '18:00', endsTime: '08:00' }];
  const hours = { ...serraClaraRecord.hours, monday, sunday };
  expect(faultsOf({ ...serraClaraRecord, hours }).slice(1)).toEqual([
    '- hours.sunday.0: must start before it ends',
    '- hours.monday: must be in order and not overlap',
  ]);
});

test('the first payer is private, and the first language Portuguese', () => {
  const wrong = {
    ...serraClaraRecord,
    payers: [...serraClaraRecord.payers].reverse(),
    locales: ['en-US', 'pt-BR'],
  };
  expect(faultsOf(wrong).slice(1)).toEqual([
    "- locales: must begin with 'pt-BR', each once",
    "- payers: must begin with 'particular'",
  ]);
});

test.each([
  'YOUR_PLACE_ID',
  'your-google-place-id',
  'PLACE_ID',
  'xxx',
  'XXXX',
  '',
  ' ',
  'changeme',
])('the placeholder %o counts as no place id', (placeId) => {
  expect(parseClinic({ ...serraClaraRecord, placeId }).placeId).toBeUndefined();
});

test('a real place id is kept', () => {
  const placeId = 'ChIJexample0000000000000000';
  expect(parseClinic({ ...serraClaraRecord, placeId }).placeId).toBe(placeId);
});

test.each(['12.ABC.345/01DE-35', '99.999.999/0001-91'])('%s is a CNPJ', (taxId) => {
  expect(parseClinic({ ...serraClaraRecord, taxId }).taxId).toBe(taxId);
});

test.each(['12.ABC.345/01DE-36', '00.000.000/0000-00', '99999999000191', ''])(
  '%o is no CNPJ',
  (taxId) => {
    expect(() => parseClinic({ ...serraClaraRecord, taxId })).toThrow('- taxId:');
  },
);

test.each(['+5535995550100', '+553532220100'])('%s is a Brazilian phone', (phone) => {
  expect(parseClinic({ ...serraClaraRecord, phone }).phone.e164).toBe(phone);
});

test.each(['+5505995550100', '+5530995550100', '+5535895550100', '+14155550100'])(
  '%s is no Brazilian phone',
  (phone) => {
    expect(() => parseClinic({ ...serraClaraRecord, phone })).toThrow('- phone:');
  },
);

function faultsOf(value: unknown): string[] {
  try {
    parseClinic(value);
    return [];
  } catch (error) {
    return error instanceof Error ? error.message.split('\n') : [];
  }
}
