import { beforeEach } from 'vitest';
import { setClinicZone } from '#app/clinic/record/clinic-zone.ts';
import { testClinic } from './clinics/test-clinic.ts';

// A process of tests runs many files, one after the other, and some of them are of another clinic.
setClinicZone(testClinic.timeZone);
beforeEach(() => setClinicZone(testClinic.timeZone));
