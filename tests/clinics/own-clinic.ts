import type { ClinicRecord } from '#app/clinic/clinic-schema.ts';
import { blankRecord } from '#app/clinic/demonstration/blank-record.ts';
import { demonstrationRecord } from './demonstration.ts';

const person = (slug: string, name: string, gender: 'woman' | 'man', number: string) => ({
  ...{ slug, name, gender },
  profession: 'doctor' as const,
  council: { kind: 'CRM' as const, number, uf: 'AC' as const },
  title: gender === 'woman' ? 'Médica' : 'Médico',
});
const people = [
  person('raimundo-saboia', 'Dr. Raimundo Sabóia', 'man', '1204'),
  person('iracema-paiva', 'Dra. Iracema Paiva', 'woman', '1214'),
  person('joaquim-brandao', 'Dr. Joaquim Brandão', 'man', '1224'),
];
const practitioners = people.map(({ slug }) => slug);
const weekday = [{ startsTime: '07:30', endsTime: '16:30' }];
const begun = blankRecord(demonstrationRecord);
const service = (slug: string, durationMinutes: number) => ({
  ...{ slug, durationMinutes, bufferBeforeMinutes: 0, bufferAfterMinutes: 0 },
  ...{ isBookableOnline: true, practitioners, resources: ['sala-da-samauma'] },
});

/**
 * A clinic that began blank and filled in what the first run asks for: two men and a woman as doctors, no nurse, none of
 * the examples, without podcast and lenses. `e2e/own-clinic.e2e.ts` makes it on screen.
 */
export const ownClinicRecord: ClinicRecord = {
  ...begun,
  isOpenToAll: true,
  siteName: 'Olhos do Acre',
  displayName: 'Centro de Olhos do Acre',
  legalName: 'Centro de Olhos do Acre Ltda.',
  domain: 'olhosdoacre.test',
  slogan: 'Ver bem, perto da floresta.',
  foundingYear: 2021,
  taxId: '12.345.678/0001-95',
  companyCrm: { number: '4321', uf: 'AC' },
  address: {
    ...{ street: 'Avenida Ceará', number: '1500', neighborhood: 'Bosque', city: 'Rio Branco' },
    ...{ stateCode: 'AC', postalCode: '69900-460', countryCode: 'BR' },
    ...{ latitude: -9.966, longitude: -67.811 },
  },
  phone: '+556832240155',
  whatsapp: { number: '+5568992550155', defaultMessage: 'Olá! Quero marcar uma consulta.' },
  email: 'contato@olhosdoacre.test',
  hours: {
    ...{ sunday: [], monday: weekday, tuesday: weekday, wednesday: weekday },
    ...{ thursday: weekday, friday: weekday, saturday: [] },
  },
  people,
  responsibilities: { doctor: 'raimundo-saboia', technicalDirector: 'raimundo-saboia' },
  dataProtectionOfficer: { name: 'Francisca Nogueira', email: 'privacidade@olhosdoacre.test' },
  offers: { podcast: false, lenses: false },
  payers: [
    ...begun.payers,
    { id: 'floresta-saude', title: 'Floresta Saúde', bring: ['Carteirinha do Floresta Saúde'] },
  ],
  resources: { rooms: [{ slug: 'sala-da-samauma', name: 'Sala da samaúma' }], equipment: [] },
  services: [
    { ...service('consultas-oftalmologicas', 40), bookingGroup: 'consultation' },
    { ...service('mapeamento-de-retina', 30), bookingGroup: 'exam', dilates: true },
  ],
};
