import type { ClinicRecord } from '#app/clinic/clinic-schema.ts';
import { UNTOUCHED_POINT } from '#app/clinic/map/known-point.ts';
import { TO_FILL } from './to-fill.ts';

const NO_NAME = `${TO_FILL} o nome completo`;
const NO_DOMAIN = 'preencha.example.com';
const PERSON = 'quem-atende';
const SERVICE = 'consultas-oftalmologicas';
/** No day on which anything was measured; nothing of it is shown. */
const NEVER = '2000-01-01';

/**
 * The record of a clinic that begins its own: nothing of the demonstration's people, payers, rooms, campaigns, figures
 * and examples. Where a record cannot be without a value, a placeholder says what is wanted. Rules of the agenda stay.
 * @param from the record in force
 */
export function blankRecord(from: ClinicRecord): ClinicRecord {
  const nothing = { source: `${TO_FILL}: de onde vem`, measuredOn: NEVER, verified: false };
  const consultation = from.services.find(({ slug }) => slug === SERVICE);
  return {
    ...{ agenda: from.agenda, priceRange: from.priceRange },
    isOpenToAll: false,
    siteName: `${TO_FILL} o nome`,
    displayName: NO_NAME,
    legalName: `${TO_FILL} a razão social`,
    domain: NO_DOMAIN,
    specialty: { 'pt-BR': 'Oftalmologia', 'en-US': 'Ophthalmology' },
    slogan: `${TO_FILL} a frase da clínica`,
    foundingYear: 1900,
    taxId: '99.999.999/0001-91',
    companyCrm: { number: '000000', uf: 'DF' },
    address: {
      street: `${TO_FILL} a rua`,
      number: `${TO_FILL} o número`,
      neighborhood: `${TO_FILL} o bairro`,
      city: `${TO_FILL} a cidade`,
      stateCode: 'DF',
      postalCode: '00000-000',
      countryCode: 'BR',
      ...UNTOUCHED_POINT,
    },
    phone: '+551120000000',
    whatsapp: { defaultMessage: 'Olá! Quero marcar uma consulta.' },
    email: 'preencha@example.com',
    hours: {
      ...{ sunday: [], monday: [], tuesday: [], wednesday: [], thursday: [], friday: [] },
      saturday: [],
    },
    social: {},
    people: [
      {
        slug: PERSON,
        name: `${TO_FILL} o nome de quem atende`,
        gender: 'woman',
        profession: 'doctor',
        council: { kind: 'CRM', number: '000000', uf: 'DF' },
        title: `${TO_FILL} o que a pessoa é`,
      },
    ],
    responsibilities: { doctor: PERSON, technicalDirector: PERSON },
    dataProtectionOfficer: { name: `${TO_FILL} o nome`, email: 'preencha@example.com' },
    keywords: [],
    locales: ['pt-BR'],
    campaigns: [],
    statements: {
      patients: { value: 1, ...nothing },
      years: { value: 1, ...nothing },
      rating: { value: 5, best: 5, reviews: 1, ...nothing },
      answerMinutes: { value: 1, ...nothing },
      sameDayReport: { value: false, ...nothing },
    },
    followUps: {
      returnDays: from.followUps.returnDays,
      returnServices: [SERVICE],
      postOperativeServices: [],
      postOperativeDays: [1],
      postOperativeAppointment: SERVICE,
    },
    postCategories: [
      { slug: 'prevention', label: { 'pt-BR': 'Prevenção', 'en-US': 'Prevention' } },
      { slug: 'treatments', label: { 'pt-BR': 'Doenças e tratamentos', 'en-US': 'Treatments' } },
      { slug: 'exams', label: { 'pt-BR': 'Exames', 'en-US': 'Exams' } },
      { slug: 'general', label: { 'pt-BR': 'Cuidados gerais', 'en-US': 'General care' } },
      { slug: 'clinica', label: { 'pt-BR': 'Novidades da clínica', 'en-US': 'Clinic news' } },
    ],
    payers: [
      {
        id: 'particular',
        title: { 'pt-BR': 'Particular', 'en-US': 'Self-pay' },
        bring: [{ 'pt-BR': 'Documento com foto', 'en-US': 'Photo identification' }],
      },
    ],
    resources: { rooms: [], equipment: [] },
    services: [
      {
        slug: SERVICE,
        durationMinutes: consultation?.durationMinutes ?? 60,
        bufferBeforeMinutes: 0,
        bufferAfterMinutes: 0,
        isBookableOnline: true,
        bookingGroup: 'consultation',
        ...(consultation?.dilates !== undefined && { dilates: consultation.dilates }),
        practitioners: [PERSON],
        resources: [],
      },
    ],
  };
}

/** Whether a record began blank, and does not say yet whose it is. */
export function isStillBlank({ displayName, domain }: ClinicRecord): boolean {
  return displayName === NO_NAME && domain === NO_DOMAIN;
}
