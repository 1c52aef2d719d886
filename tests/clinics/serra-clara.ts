import type { ClinicRecord } from '#app/clinic/clinic-schema.ts';
import { recordCampaigns } from './serra-clara-campaigns.ts';
import { serraClaraCategories } from './serra-clara-categories.ts';
import { recordServices } from './serra-clara-services.ts';

// The clinic of the tests: as the demonstration, but of its own, so that who makes the record of the source their own
// breaks no test. Everything here is fictional: the city, the people and the numbers.

const weekday = [{ startsTime: '08:00', endsTime: '18:00' }];
const lunch = [{ startsTime: '12:00', endsTime: '13:00' }];
const photoDocument = { 'pt-BR': 'Documento com foto', 'en-US': 'Photo identification' };
const ownGlasses = {
  'pt-BR': 'Óculos e receitas que você já usa',
  'en-US': 'The glasses and prescriptions you already have',
};

export const serraClaraRecord = {
  // The demonstration's facts, but a site as any clinic's that has opened: robots, sitemap and figures are tested on it.
  isOpenToAll: true,
  siteName: 'Clareia',
  domain: 'clareia.example.com',
  legalName: 'Clareia Oftalmologia Ltda.',
  displayName: 'Clínica Clareia Oftalmologia',
  specialty: { 'pt-BR': 'Oftalmologia', 'en-US': 'Ophthalmology' },
  slogan: {
    'pt-BR': 'Cuidado com os seus olhos, com calma e clareza.',
    'en-US': 'Care for your eyes, calmly and clearly.',
  },
  priceRange: '$$',
  foundingYear: 2010,
  taxId: '99.999.999/0001-91',
  companyCrm: { number: '000000', uf: 'MG' },
  address: {
    street: 'Rua das Palmeiras Claras',
    number: '100',
    complement: { 'pt-BR': 'térreo', 'en-US': 'ground floor' },
    neighborhood: 'Centro',
    city: 'Serra Clara',
    stateCode: 'MG',
    postalCode: '37999-999',
    countryCode: 'BR',
    latitude: -21.65,
    longitude: -45.75,
  },
  phone: '+5535995550100',
  whatsapp: {
    number: '+5535995550100',
    defaultMessage: {
      'pt-BR': 'Olá! Gostaria de agendar uma consulta na Clínica Clareia.',
      'en-US': 'Hello! I would like to book a visit at Clínica Clareia.',
    },
  },
  email: 'contato@clareia.example.com',

  // Determines available slots, the footer and the structured data.
  hours: {
    sunday: [],
    monday: weekday,
    tuesday: weekday,
    wednesday: weekday,
    thursday: weekday,
    friday: weekday,
    saturday: [],
  },
  saturdayFaqHours: { startsTime: '08:00', endsTime: '12:00', conflictsWith: 'hours' },

  social: {
    instagram: 'https://example.com/instagram/clareia',
    facebook: 'https://example.com/facebook/clareia',
    youtube: 'https://example.com/youtube/clareia',
    linkedin: 'https://example.com/linkedin/clareia',
    x: 'https://example.com/x/clareia',
    spotify: 'https://example.com/spotify/clareia',
  },
  people: [
    {
      slug: 'helena-prado-vilela',
      name: { 'pt-BR': 'Dra. Helena Prado Vilela', 'en-US': 'Dr. Helena Prado Vilela' },
      gender: 'woman',
      profession: 'doctor',
      council: { kind: 'CRM', number: '000000', uf: 'MG' },
      rqe: ['00000'],
      specialty: { 'pt-BR': 'Oftalmologia', 'en-US': 'Ophthalmology' },
      title: { 'pt-BR': 'Médica oftalmologista', 'en-US': 'Ophthalmologist' },
      role: { 'pt-BR': 'Responsável técnica médica', 'en-US': 'Physician in charge' },
      breaks: lunch,
    },
    {
      slug: 'marina-couto-reis',
      name: 'Marina Couto Reis',
      gender: 'woman',
      profession: 'nurse',
      council: { kind: 'COREN', number: '000000', uf: 'MG' },
      title: { 'pt-BR': 'Enfermeira', 'en-US': 'Nurse' },
      role: {
        'pt-BR': 'Coordenadora de enfermagem e exames',
        'en-US': 'Head of nursing and exams',
      },
      phone: '+5535995550100',
      breaks: lunch,
    },
  ],
  responsibilities: {
    doctor: 'helena-prado-vilela',
    nurse: 'marina-couto-reis',
    technicalDirector: 'helena-prado-vilela',
  },
  dataProtectionOfficer: { name: 'Tomás Arantes Lima', email: 'privacidade@clareia.example.com' },

  insuranceNetwork: 'Vida Serrana',
  keywords: [
    { 'pt-BR': 'oftalmologista em Serra Clara', 'en-US': 'ophthalmologist in Serra Clara' },
    { 'pt-BR': 'consulta oftalmológica', 'en-US': 'eye consultation' },
    { 'pt-BR': 'exame de vista', 'en-US': 'eye exam' },
    { 'pt-BR': 'exames oftalmológicos', 'en-US': 'ophthalmology exams' },
    { 'pt-BR': 'lentes de contato', 'en-US': 'contact lenses' },
    { 'pt-BR': 'catarata', 'en-US': 'cataract' },
    'glaucoma',
    { 'pt-BR': 'olho seco', 'en-US': 'dry eye' },
  ],
  locales: ['pt-BR', 'en-US'],
  chatbotUrl: 'https://assistente.clareia.example.com/',
  placeId: 'YOUR_PLACE_ID',
  reviewLink: 'https://example.com/avaliar/clareia',

  // Lens subscriptions, at the prices of plan-prices.ts. Take this line out until a lawyer has read their contract.
  plansEnabled: true,
  // The articles, episodes and biographies of this fictional clinic.
  examples: { posts: true, episodes: true, people: true, reviews: true },
  flexMonthlyCents: 139_90,
  campaigns: recordCampaigns,

  // Demo figures. A clinic states the source of each of its own and when it was measured.
  statements: {
    patients: {
      value: 5000,
      source: {
        'pt-BR': 'Cadastro de pacientes da clínica',
        'en-US': 'The clinic’s list of patients',
      },
      measuredOn: '2026-10-01',
      verified: true,
    },
    years: {
      value: 15,
      source: {
        'pt-BR': 'Contrato social da clínica',
        'en-US': 'The clinic’s articles of incorporation',
      },
      measuredOn: '2026-10-01',
      verified: true,
    },
    rating: {
      value: 4.9,
      best: 5,
      reviews: 127,
      source: { 'pt-BR': 'Perfil da clínica no Google', 'en-US': 'The clinic’s Google profile' },
      measuredOn: '2026-10-01',
      verified: true,
    },
    answerMinutes: {
      value: 1,
      source: {
        'pt-BR': 'Registro do WhatsApp da recepção, em horário comercial',
        'en-US': 'The front desk’s WhatsApp log, during business hours',
      },
      measuredOn: '2026-10-01',
      verified: true,
    },
    sameDayReport: {
      value: true,
      source: { 'pt-BR': 'Registro de entrega de laudos', 'en-US': 'The log of delivered reports' },
      measuredOn: '2026-10-01',
      verified: true,
    },
  },

  agenda: {
    slotStepMinutes: 15,
    noticeMinutes: 120,
    horizonDays: 60,
    holdMinutes: 10,
    maxHoldMinutes: 20,
    prefersCompactDays: true,
    cancelNoticeHours: 24,
    maxFutureAppointmentsPerPhone: 2,
    addOnsPerDay: 3,
    maxStepGapMinutes: 15,
  },
  // The doctor decides for how long a return is part of the consultation (Resolução CFM 1.958/2010, art. 1º);
  // returns after a surgery are part of the surgery.
  followUps: {
    returnDays: 30,
    returnServices: ['consultas-oftalmologicas', 'acompanhamento-pediatrico'],
    postOperativeServices: ['cirurgias-oftalmologicas'],
    postOperativeDays: [1, 7, 30],
    postOperativeAppointment: 'consultas-oftalmologicas',
  },
  replyTemplates: [
    {
      slug: 'pedir-para-ligar',
      title: 'Pedir para ligar',
      text: {
        'pt-BR':
          'Oi, {nome}, tudo bem?\n\nRecebemos sua mensagem. Fica mais fácil resolver por telefone: ligue para {telefone}, ou me diga um bom horário que a gente liga para você.',
        'en-US':
          'Hello, {nome}.\n\nWe received your message. It is easier to sort this out by phone: please call {telefone}, or tell us a good time and we will call you.',
      },
    },
    {
      slug: 'mostrar-a-agenda',
      title: 'Mostrar a agenda',
      text: {
        'pt-BR':
          'Olá, {nome}.\n\nOs horários livres estão na nossa agenda: {agenda}\n\nSe preferir, responda a este e-mail com os dias e horários que servem para você, e a recepção marca.',
        'en-US':
          'Hello, {nome}.\n\nYou can see our available times here: {agenda}\n\nIf you prefer, reply to this email with the days and times that work for you, and the front desk will book it.',
      },
    },
    {
      slug: 'precisa-de-consulta',
      title: 'Precisa de consulta',
      text: {
        'pt-BR':
          'Olá, {tratamento}.\n\nPor e-mail não dá para avaliar os seus olhos: isso precisa ser visto em consulta. Para marcar, responda a este e-mail ou ligue para {telefone}.\n\nNão espere. Vá agora a um pronto-socorro de olhos ou ligue 192 se:\n\n- a visão piorou de repente;\n- o olho dói muito;\n- houve um acidente com o olho.',
        'en-US':
          'Hello, {nome}.\n\nThis needs an appointment: we cannot examine your eyes by email. To book one, reply to this email or call {telefone}.\n\nDo not wait. Go to an eye emergency room now, or call 192, if:\n\n- your vision suddenly got worse;\n- your eye hurts a lot;\n- your eye was hurt in an accident.',
      },
    },
    {
      slug: 'confirmar-convenio',
      title: 'Conferir o convênio',
      text: {
        'pt-BR':
          'Olá, {nome}.\n\nPara eu conferir se o seu plano cobre, mande por favor o nome do convênio e o do plano, como estão na carteirinha. Não precisa mandar foto nem o número.\n\nQualquer dúvida, é só ligar: {telefone}.\n\nRecepção, {clinica}',
        'en-US':
          'Hello, {nome}.\n\nTo check whether you are covered, please send us the name of your insurance and of your plan as they are on the card. There is no need for a photo or the number.\n\nIf you have any questions, call {telefone}.\n\nFront desk, {clinica}',
      },
    },
  ],
  postCategories: serraClaraCategories,
  payers: [
    {
      id: 'particular',
      title: { 'pt-BR': 'Particular', 'en-US': 'Self-pay' },
      bring: [photoDocument, ownGlasses],
    },
    {
      id: 'saude-serra-azul',
      title: 'Saúde Serra Azul',
      bring: [
        photoDocument,
        {
          'pt-BR': 'Carteirinha do Saúde Serra Azul, no cartão ou no celular',
          'en-US': 'Saúde Serra Azul membership card, on paper or on your phone',
        },
        {
          'pt-BR': 'Pedido médico, se for fazer exame',
          'en-US': 'The doctor’s request, if you come for an exam',
        },
        ownGlasses,
      ],
    },
    {
      id: 'vale-claro-saude',
      title: 'Vale Claro Saúde',
      bring: [
        photoDocument,
        { 'pt-BR': 'Carteirinha do Vale Claro Saúde', 'en-US': 'Vale Claro Saúde membership card' },
        {
          'pt-BR': 'Guia autorizada pelo convênio, se for fazer exame ou cirurgia',
          'en-US': 'Your insurance’s authorization, if you come for an exam or surgery',
        },
        ownGlasses,
      ],
    },
  ],

  resources: {
    rooms: [
      { slug: 'consultorio-1', name: 'Consultório 1' },
      { slug: 'consultorio-2', name: 'Consultório 2' },
      { slug: 'sala-de-procedimentos', name: 'Sala de procedimentos' },
    ],
    equipment: [
      { slug: 'campimetro', name: 'Campímetro' },
      { slug: 'topografo', name: 'Topógrafo de córnea' },
      { slug: 'retinografo', name: 'Retinógrafo' },
      { slug: 'paquimetro', name: 'Paquímetro' },
      { slug: 'lampada-de-fenda', name: 'Lâmpada de fenda' },
    ],
  },
  services: recordServices,
} satisfies ClinicRecord;
