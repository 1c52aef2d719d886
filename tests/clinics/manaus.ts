import type { ClinicRecord } from '#app/clinic/clinic-schema.ts';

// The second clinic of the tests, as unlike the demonstration's as a record may be: one man as doctor, no nurse, two
// services, one insurer, no lens subscriptions, Portuguese only, an hour behind Brasília. It is fictional too.

const weekday = [
  { startsTime: '07:30', endsTime: '11:30' },
  { startsTime: '13:30', endsTime: '17:30' },
];
const photoDocument = 'Documento com foto';

export const manausRecord: ClinicRecord = {
  siteName: 'Olhar Sereno',
  domain: 'olharsereno.example.com',
  legalName: 'Nascimento & Tavares Serviços Médicos Ltda.',
  displayName: 'Consultório Olhar Sereno',
  specialty: 'Oftalmologia',
  slogan: 'Enxergar bem, perto do rio.',
  priceRange: '$',
  foundingYear: 2019,
  taxId: '88.888.888/0001-91',
  companyCrm: { number: '000321', uf: 'AM' },
  address: {
    street: 'Travessa do Igarapé Manso',
    number: '48',
    neighborhood: 'Beira do Rio',
    city: 'Manaus',
    stateCode: 'AM',
    postalCode: '69099-999',
    countryCode: 'BR',
    latitude: -3.1,
    longitude: -60.02,
  },
  phone: '+559232220146',
  whatsapp: {
    number: '+5592995550146',
    defaultMessage: 'Oi! Quero marcar um horário no Olhar Sereno.',
  },
  email: 'recepcao@olharsereno.example.com',
  hours: {
    sunday: [],
    monday: weekday,
    tuesday: weekday,
    wednesday: weekday,
    thursday: weekday,
    friday: weekday,
    saturday: [{ startsTime: '08:00', endsTime: '11:00' }],
  },
  social: { instagram: 'https://example.com/instagram/olharsereno' },
  people: [
    {
      slug: 'ivo-nascimento-tavares',
      name: 'Dr. Ivo Nascimento Tavares',
      gender: 'man',
      profession: 'doctor',
      council: { kind: 'CRM', number: '000321', uf: 'AM' },
      rqe: ['00654'],
      specialty: 'Oftalmologia',
      title: 'Médico oftalmologista',
      role: 'Responsável técnico médico',
    },
  ],
  responsibilities: {
    doctor: 'ivo-nascimento-tavares',
    technicalDirector: 'ivo-nascimento-tavares',
  },
  dataProtectionOfficer: { name: 'Jussara Melo Pinto', email: 'dados@olharsereno.example.com' },
  keywords: ['oftalmologista em Manaus', 'consulta de olhos', 'grau dos óculos'],
  locales: ['pt-BR'],
  offers: { podcast: false, children: false, lenses: false },
  campaigns: [],
  // Nothing has been measured yet, so that no page states a figure.
  statements: {
    patients: {
      value: 8_120,
      source: 'Agenda do consultório',
      measuredOn: '2026-09-14',
      verified: false,
    },
    years: {
      value: 7,
      source: 'Contrato social do consultório',
      measuredOn: '2026-09-14',
      verified: false,
    },
    rating: {
      value: 4.6,
      best: 5,
      reviews: 38,
      source: 'Perfil do consultório no Google',
      measuredOn: '2026-09-14',
      verified: false,
    },
    answerMinutes: {
      value: 20,
      source: 'Registro do WhatsApp',
      measuredOn: '2026-09-14',
      verified: false,
    },
    sameDayReport: {
      value: false,
      source: 'Registro de entrega de laudos',
      measuredOn: '2026-09-14',
      verified: false,
    },
  },
  agenda: {
    slotStepMinutes: 20,
    noticeMinutes: 180,
    horizonDays: 45,
    holdMinutes: 10,
    maxHoldMinutes: 20,
    cancelNoticeHours: 12,
    maxFutureAppointmentsPerPhone: 3,
    addOnsPerDay: 1,
  },
  followUps: {
    returnDays: 20,
    returnServices: ['consultas-oftalmologicas'],
    postOperativeServices: [],
    postOperativeDays: [1],
    postOperativeAppointment: 'consultas-oftalmologicas',
  },
  postCategories: [
    { slug: 'rio-e-sol', label: 'Rio, sol e olhos', address: 'rio-sol' },
    { slug: 'retina', label: 'Retina' },
    { slug: 'consultorio', label: 'O consultório', formerAddresses: ['noticias'] },
    { slug: 'mutirao', label: 'Mutirão de 2024', isArchived: true },
  ],
  payers: [
    { id: 'particular', title: 'Particular', bring: [photoDocument] },
    {
      id: 'norte-vida-saude',
      title: 'Norte Vida Saúde',
      bring: [photoDocument, 'Carteirinha do Norte Vida Saúde'],
    },
  ],
  resources: {
    rooms: [{ slug: 'sala-do-rio', name: 'Sala do rio' }],
    equipment: [],
  },
  services: [
    {
      slug: 'consultas-oftalmologicas',
      durationMinutes: 40,
      bufferBeforeMinutes: 0,
      bufferAfterMinutes: 0,
      isBookableOnline: true,
      bookingGroup: 'consultation',
      dilates: true,
      practitioners: ['ivo-nascimento-tavares'],
      resources: ['sala-do-rio'],
    },
    {
      slug: 'mapeamento-de-retina',
      durationMinutes: 20,
      bufferBeforeMinutes: 0,
      bufferAfterMinutes: 0,
      isBookableOnline: true,
      bookingGroup: 'exam',
      dilates: true,
      orderRank: 20,
      practitioners: ['ivo-nascimento-tavares'],
      resources: ['sala-do-rio'],
    },
  ],
};
