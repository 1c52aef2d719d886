import { parseClinic } from '#app/clinic/clinic-schema.ts';
import { serraClaraRecord } from './serra-clara.ts';

/** The clinic that all tests share, unless they say otherwise. */
export const testClinic = parseClinic(serraClaraRecord);
