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
import type { ConcernedPatient } from '#app/features/clinic-record/concerned-patients.server.ts';
import { staffRecord } from '#app/locales/pt-BR/staff/record.ts';

const messages = staffRecord.notices;

type Mailable = Pick<ConcernedPatient, 'hasMail' | 'concerns'>;

function mailWords({ hasMail, concerns }: Mailable): string {
  if (!isToldByMail(concerns)) return messages.toCall;
  if (!hasMail) return messages.noMail;
  if (isUncovered(concerns)) return messages.asksToCall;
  return displacementOf(concerns) ? messages.asksToMove : messages.hasMail;
}

/** How many mails may still go out, and to how many people. */
export function toSendOf(
  patients: readonly ConcernedPatient[],
  notified: ReadonlySet<number>,
): { toSend: number; peopleToSend: number } {
  const left = patients.filter(
    ({ id, hasMail, concerns }) => hasMail && isToldByMail(concerns) && !notified.has(id),
  );
  return { toSend: byMail(left).length, peopleToSend: byPerson(left).length };
}

/** Who must be told, each person once, and who can be written to. */
export function noticeRows(
  patients: readonly ConcernedPatient[],
  notified: ReadonlySet<number>,
): NoticeRow[] {
  return byPerson(patients).flatMap((theirs) =>
    noticeRow(theirs, {
      why: ({ concerns }) => concerns.map((concern) => messages.concerns[concern]).join(', '),
      mail: (each) => (notified.has(each.id) ? messages.mailed : mailWords(each)),
    }),
  );
}

type Told = Pick<
  ConcernedPatient,
  'protocol' | 'startsAt' | 'patientName' | 'contactName' | 'phoneE164'
>;
export type NoticeRow = NonNullable<ReturnType<typeof rowOf>>;
type Words<Of> = { why: (each: Of) => string; mail: (each: Of) => string };

/** One person of such a list with all of their times; none for nobody. */
export function noticeRow<Of extends Told>(theirs: readonly Of[], words: Words<Of>): NoticeRow[] {
  const row = rowOf(theirs, words);
  return row ? [row] : [];
}

function rowOf<Of extends Told>(theirs: readonly Of[], { why, mail }: Words<Of>) {
  const [first] = theirs;
  if (!first) return null;
  const { contactName, patientName, phoneE164 } = first;
  return {
    times: theirs.map(({ protocol, startsAt }) => ({
      href: appointmentPath(protocol),
      when: formatMoment(startsAt),
    })),
    who: contactName === patientName ? patientName : `${patientName} (${contactName})`,
    phone: formatPhone(phoneE164),
    phoneHref: `tel:${phoneE164}`,
    why: ofAll(theirs, why),
    mail: ofAll(theirs, mail),
  };
}

/** What holds for all times of a person, said once; else with the time that it holds for. */
function ofAll<Of extends Told>(theirs: readonly Of[], wordsOf: (each: Of) => string): string {
  const [first = '', ...others] = theirs.map(wordsOf);
  if (others.every((each) => each === first)) return first;
  return theirs.map((each) => `${formatMoment(each.startsAt)}: ${wordsOf(each)}`).join('; ');
}
