import { redirect } from 'react-router';
import { parsePhone } from '#app/clinic/person-fields.ts';
import { AGENDA_PATHS } from '#app/features/agenda/agenda-paths.ts';
import { CALLING } from '#app/features/patients/about/about-form.ts';
import { findByProxy } from '#app/features/patients/about/patient-proxies.server.ts';
import { findPatients, patientTermOf } from '#app/features/patients/find-patients.server.ts';
import {
  CALLER_NUMBER,
  PATIENT_SEARCH,
  PATIENTS_PATH,
  patientPath,
} from '#app/features/patients/patient-paths.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import { staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import type { Route } from './+types/caller-number';

/** Where the clinic's telephone leads with the number of who calls: to the patient, the list of several, or the desk. */
export async function loader(args: Route.LoaderArgs) {
  const { services, url } = staffPageOf(args);
  const lead = (path: string) => redirect(path, { headers: ERROR_HEADERS });
  const number = parsePhone(url.searchParams.get(CALLER_NUMBER) ?? '');
  const term = number.ok ? patientTermOf(number.value) : null;
  // What is no number is repeated nowhere.
  if (!number.ok || !term) return lead(AGENDA_PATHS.phone);
  const found = await findPatients(services.db, term, services.clock.now());
  const own = found.filter(({ phoneE164 }) => phoneE164 === number.value);
  const others = await findByProxy(services.db, number.value);
  const ids = new Set([...own.map(({ id }) => id), ...others.map(({ patientId }) => patientId)]);
  const [one, another] = ids;
  const query = (name: string) => `?${name}=${encodeURIComponent(number.value)}`;
  if (one === undefined) return lead(AGENDA_PATHS.phone + query(CALLER_NUMBER));
  if (another !== undefined) return lead(PATIENTS_PATH + query(PATIENT_SEARCH));
  const [proxy] = own.length > 0 ? [] : others;
  return lead(patientPath(one) + (proxy ? `?${CALLING}=${proxy.proxyId}` : ''));
}
