import type { ClinicRecord } from '#app/clinic/clinic-schema.ts';
import { manausRecord } from './manaus.ts';
import { serraClaraRecord } from './serra-clara.ts';
import { twoHousesRecord } from './two-houses.ts';

/** The clinics that tests know, by the names that they are chosen by. */
export const CLINICS = {
  'serra-clara': serraClaraRecord,
  manaus: manausRecord,
  'two-houses': twoHousesRecord,
} as const satisfies Record<string, ClinicRecord>;

export type ClinicName = keyof typeof CLINICS;
