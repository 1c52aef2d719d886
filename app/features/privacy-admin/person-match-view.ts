import { wallClockOf } from '#app/clinic/clinic-time.ts';
import { formatDate } from '#app/clinic/format-date.ts';
import { formatPhone } from '#app/clinic/format-phone.ts';
import { staffPrivacy } from '#app/locales/pt-BR/staff/privacy.ts';
import type { PersonMatch } from './find-people.server.ts';
import { keyText } from './person-key.ts';
import { personPath } from './privacy-admin-paths.ts';

const labels = staffPrivacy.search;

/** A row of the search results. */
export function toPersonMatchView({
  source,
  id,
  name,
  phoneE164,
  email,
  patients,
  atMs,
}: PersonMatch) {
  return {
    href: personPath(keyText({ source, id })),
    name,
    contact: [phoneE164 ? formatPhone(phoneE164) : '', email ?? ''].filter(Boolean).join(' · '),
    source: `${staffPrivacy.sources[source]}, ${labels.since(formatDate(wallClockOf(new Date(atMs)).on))}`,
    patients: patients.length > 0 ? labels.patients(patients.join(', ')) : '',
  };
}

export type PersonMatchView = ReturnType<typeof toPersonMatchView>;
