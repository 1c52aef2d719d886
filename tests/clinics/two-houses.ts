import type { ClinicRecord } from '#app/clinic/clinic-schema.ts';
import { manausRecord } from './manaus.ts';

// The third clinic of the tests: the second one with a further house across town, a second doctor, a room and a device
// there. It is fictional too.

/** The slug of the further house. */
export const FURTHER_HOUSE = 'unidade-ponta-clara';
export const SECOND_DOCTOR = 'rita-alencar-lobo';

const afternoon = [{ startsTime: '13:00', endsTime: '19:00' }];

export const twoHousesRecord: ClinicRecord = {
  ...manausRecord,
  mainBranchName: 'Unidade Beira do Rio',
  branches: [
    {
      slug: FURTHER_HOUSE,
      name: 'Unidade Ponta Clara',
      address: {
        street: 'Alameda das Sumaúmas',
        number: '905',
        complement: 'Sala 12',
        neighborhood: 'Ponta Clara',
        city: 'Manaus',
        stateCode: 'AM',
        postalCode: '69098-998',
        countryCode: 'BR',
        latitude: -3.06,
        longitude: -60.1,
      },
      phone: '+559232220147',
      hours: {
        sunday: [],
        monday: [],
        tuesday: afternoon,
        wednesday: afternoon,
        thursday: afternoon,
        friday: [],
        saturday: [{ startsTime: '08:00', endsTime: '12:00' }],
      },
    },
  ],
  people: [
    ...manausRecord.people,
    {
      slug: SECOND_DOCTOR,
      name: 'Dra. Rita Alencar Lobo',
      gender: 'woman',
      profession: 'doctor',
      council: { kind: 'CRM', number: '000654', uf: 'AM' },
      rqe: ['00987'],
      specialty: 'Oftalmologia',
      title: 'Médica oftalmologista',
    },
  ],
  resources: {
    rooms: [
      ...manausRecord.resources.rooms,
      { slug: 'sala-das-sumaumas', name: 'Sala das sumaúmas', branch: FURTHER_HOUSE },
    ],
    equipment: [],
  },
  services: manausRecord.services.map((service) => ({
    ...service,
    practitioners: [...service.practitioners, SECOND_DOCTOR],
    resources: [...service.resources, 'sala-das-sumaumas'],
  })),
};
