import type { ClinicRecord } from '#app/clinic/clinic-schema.ts';

/** The campaigns that a new clinic begins with. Staff change them on screen and make others. */
export const recordCampaigns: ClinicRecord['campaigns'] = [
  {
    slug: 'outubro-olho-seco',
    code: 'OLHOS EM OUTUBRO',
    gives: {
      'pt-BR': 'Desconto na avaliação de olho seco',
      'en-US': 'A discount on the dry eye evaluation',
    },
    services: ['consultas-oftalmologicas'],
    startsOn: '2026-10-01',
    endsOn: '2026-10-31',
    isYearly: true,
    offersQuestionnaire: true,
  },
];
