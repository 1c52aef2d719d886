import { appointmentPath } from '#app/features/agenda/agenda-paths.ts';
import { inboxHref, readInboxFilter } from '#app/features/inbox/inbox-filter.ts';
import { inboxKindsFor } from '#app/features/inbox/inbox-kinds.server.ts';
import { nameOfStaff, toRowView } from '#app/features/inbox/inbox-view.ts';
import { readInbox } from '#app/features/inbox/read-inbox.server.ts';
import { staffNames } from '#app/features/inbox/staff-names.server.ts';
import { PATIENT_SEARCH, PATIENTS_PATH } from '#app/features/patients/patient-paths.ts';
import { matchWords } from '#app/features/staff/search/match-words.ts';
import { askedIn } from '#app/features/staff/search/search-paths.ts';
import { readFoundPatients } from '#app/routes/staff/patients/found-patients.server.ts';
import {
  partsOf,
  type StaffArgs,
  type StaffPage,
  seeOther,
  staffPageOf,
} from '#app/routes/staff/staff-page.server.ts';
import { readAppointment } from '#app/scheduling/appointment-record.server.ts';
import { findTexts } from './find-texts.server.ts';
import { placesFor } from './staff-places.server.ts';

const LEAST_LETTERS = 3;
/** Of each kind; the rest is behind a link. */
const MOST = 6;

/** What was found, of the kinds that somebody may see. A whole protocol leads straight to its appointment. */
export async function searchPage(args: StaffArgs) {
  const page = staffPageOf(args);
  const text = askedIn(page.url.searchParams);
  const nothing = { patients: null, messages: null, texts: null, places: [] };
  if (text.length < LEAST_LETTERS) return { ...nothing, isTooShort: text !== '' };
  const path = await appointmentOf(page, text);
  if (path) throw seeOther(path);
  return {
    isTooShort: false,
    patients: page.may('agenda.read') ? await patientsOf(page, text) : null,
    messages: page.may('inbox.read') ? await messagesOf(page, text) : null,
    texts: page.may('content.write') ? await findTexts(args, text, MOST) : null,
    places: matchWords(placesFor(page.session, await partsOf(args)), text),
  };
}

async function appointmentOf({ services, may }: StaffPage, text: string): Promise<string | null> {
  const protocol = /^(\d{4})[ -]?(\d{4})$/.exec(text)?.slice(1).join('-');
  if (!protocol || !may('agenda.read')) return null;
  const found = await readAppointment(services.db, { protocol });
  return found ? appointmentPath(found.protocol) : null;
}

async function patientsOf(page: StaffPage, text: string) {
  const found = await readFoundPatients(page, text, MOST);
  if (!found || found.found.length === 0) return null;
  const query = new URLSearchParams({ [PATIENT_SEARCH]: text });
  return { rows: found.found, allHref: found.isCut ? `${PATIENTS_PATH}?${query}` : null };
}

async function messagesOf({ services, staff, today, may }: StaffPage, text: string) {
  const kinds = inboxKindsFor({ mayManagePrivacy: may('privacy.manage') });
  const all = readInboxFilter(new URLSearchParams({ situacao: 'todos', busca: text }));
  const { items, pageCount } = await readInbox(services.db, kinds, { filter: all, me: staff.id });
  if (items.length === 0) return null;
  const nameOf = nameOfStaff(await staffNames(services.db));
  const rows = items.slice(0, MOST).map((item) => toRowView(item, { kinds, nameOf, today }));
  return { rows, allHref: items.length > MOST || pageCount > 1 ? inboxHref(all) : null };
}
