import { data } from 'react-router';
import { formatMoment } from '#app/clinic/format-date.ts';
import { formatPhone } from '#app/clinic/format-phone.ts';
import { appointmentPath } from '#app/features/agenda/agenda-paths.ts';
import {
  byMail,
  byPerson,
  displacementOf,
  isToldByMail,
  isUncovered,
} from '#app/features/clinic-record/concerned.ts';
import {
  type ConcernedPatient,
  canBeMailed,
  readNotified,
} from '#app/features/clinic-record/concerned-patients.server.ts';
import { readRecordVersions } from '#app/features/clinic-record/record-versions.server.ts';
import { staffRecord } from '#app/locales/pt-BR/staff/record.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import { type StaffArgs, staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import { keptAppointments } from './changed-agendas.server.ts';
import { concernedBy } from './record-page.server.ts';

const messages = staffRecord.notices;

/** @throws 404 for a version that there is not */
export async function noticePage(args: StaffArgs, word: string) {
  const page = staffPageOf(args);
  const version = Number(word);
  const versions = await readRecordVersions(page.services.db);
  const made = versions.find((each) => each.version === version);
  if (!made) throw data(null, { status: 404, headers: ERROR_HEADERS });
  return { ...page, version, at: made.at, patients: await concernedBy(page.services, version) };
}

function mailWords({ hasMail, concerns }: Pick<ConcernedPatient, 'hasMail' | 'concerns'>): string {
  if (!isToldByMail(concerns)) return messages.toCall;
  if (!hasMail) return messages.noMail;
  if (isUncovered(concerns)) return messages.asksToCall;
  return displacementOf(concerns) ? messages.asksToMove : messages.hasMail;
}

/** Who must be told of a version, each person once, and who can be written to. @throws 404 */
export async function noticesView(args: StaffArgs, word: string) {
  const { services, url, version, at, patients } = await noticePage(args, word);
  const notified = await readNotified(services.db, version);
  const toSend = patients.filter((each) => canBeMailed(each) && !notified.has(each.id));
  const people = byPerson(patients);
  return {
    version,
    kept: await keptAppointments(services, { version, at }),
    sent: url.searchParams.has('mandados')
      ? byMail(patients.filter(({ id }) => notified.has(id))).length
      : null,
    toSend: byMail(toSend).length,
    peopleToSend: byPerson(toSend).length,
    count:
      patients.length > 0 ? staffRecord.preview.patients(people.length, patients.length) : null,
    patients: people.flatMap((theirs) => {
      const [first] = theirs;
      if (!first) return [];
      const { contactName, patientName, phoneE164 } = first;
      return {
        times: theirs.map(({ protocol, startsAt }) => ({
          href: appointmentPath(protocol),
          when: formatMoment(startsAt),
        })),
        who: contactName === patientName ? patientName : `${patientName} (${contactName})`,
        phone: formatPhone(phoneE164),
        phoneHref: `tel:${phoneE164}`,
        why: ofAll(theirs, ({ concerns }) =>
          concerns.map((concern) => messages.concerns[concern]).join(', '),
        ),
        mail: ofAll(theirs, (each) => (notified.has(each.id) ? messages.mailed : mailWords(each))),
      };
    }),
  };
}

/** What holds for all times of a person, said once; else with the time that it holds for. */
function ofAll(
  theirs: readonly ConcernedPatient[],
  wordsOf: (each: ConcernedPatient) => string,
): string {
  const [first = '', ...others] = theirs.map(wordsOf);
  if (others.every((each) => each === first)) return first;
  return theirs.map((each) => `${formatMoment(each.startsAt)}: ${wordsOf(each)}`).join('; ');
}
