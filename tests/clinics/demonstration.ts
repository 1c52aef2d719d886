import type { ClinicRecord } from '#app/clinic/clinic-schema.ts';
import { serraClaraRecord } from './serra-clara.ts';

const { isOpenToAll: _, ...asItComes } = serraClaraRecord;

/** The clinic that the program comes with, as a new installation finds it: nobody has opened its site. */
export const demonstrationRecord: ClinicRecord = asItComes;
