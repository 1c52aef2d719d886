import { wallClockOf } from '#app/clinic/clinic-time.ts';
import { APPOINTMENT_PATHS } from '#app/features/booking/appointment-paths.ts';
import { DATA_FIELDS } from '#app/features/own-page/code-gate.tsx';
import type { FamilyMember } from '#app/features/own-page/family.server.ts';
import { OWN_PATHS } from '#app/features/own-page/own-paths.ts';
import { personJson, personPdf } from '#app/features/privacy-admin/person-file.ts';
import { keyText } from '#app/features/privacy-admin/person-key.ts';
import {
  type PersonRecords,
  readRecords,
} from '#app/features/privacy-admin/person-records.server.ts';
import { readTrail } from '#app/features/privacy-admin/person-trail.server.ts';
import type { PersonCard } from '#app/features/privacy-admin/same-person.server.ts';
import { staffPrivacy } from '#app/locales/pt-BR/staff/privacy.ts';
import { audit } from '#app/platform/audit/audit.server.ts';
import { pdfOf } from '#app/platform/pdf/pdf.server.ts';
import { seeOther } from '#app/routes/manage/appointment-page.server.ts';
import { pageOf } from '#app/routes/page.server.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import { agendaLabelsOf } from '#app/routes/staff/agenda/agenda-labels.server.ts';
import type { Route } from './+types/own-copy';
import { familyOf, isProven } from './own-data-page.server.ts';
import { readOwnForm } from './own-form.server.ts';

/** No limit: the copy must be complete. */
const WHOLE_TRAIL = 100_000;

/** GET returns nothing: the copy needs the form, and is audited. */
export function loader(args: Route.LoaderArgs) {
  return seeOther(pageOf(args).locale, APPOINTMENT_PATHS.appointment);
}

/** The copy of one contact's data, as the staff's, without anybody whom the contact no longer sees. */
export async function action(args: Route.ActionArgs) {
  const { page, text } = await readOwnForm(args);
  const { services, appointment } = page;
  if (!isProven(page, args.request)) return seeOther(page.locale, OWN_PATHS.data);
  const { db, clock, clinic } = services;
  const { contactId: id, contactName: name, phoneE164, email } = appointment;
  const cards: PersonCard[] = [{ source: 'contact', id, name, phoneE164, email }];
  const format = text(DATA_FIELDS.format) === 'json' ? 'json' : 'pdf';
  const madeAt = clock.now();
  await db.transaction((tx) =>
    audit(tx, {
      at: madeAt,
      actor: 'patient',
      action: 'person.exported',
      subjectType: 'person',
      subjectId: keyText({ source: 'contact', id }),
      detail: { format, identity: 'code' },
    }),
  );
  const records = ofFamily(await readRecords(db, cards), await familyOf(page));
  const trail = await readTrail(db, cards, records, WHOLE_TRAIL);
  const facts = { cards, records, trail, madeAt, clinic };
  const filename = staffPrivacy.export.filename(wallClockOf(madeAt).on);
  if (format === 'json')
    return fileAnswer(personJson(facts), 'application/json; charset=utf-8', `${filename}.json`);
  const { title, blocks } = personPdf(facts, agendaLabelsOf(services));
  const file = await pdfOf({ title, language: 'pt-BR', createdAt: madeAt, blocks });
  return fileAnswer(new Uint8Array(file), 'application/pdf', `${filename}.pdf`);
}

function ofFamily(records: PersonRecords, family: readonly FamilyMember[]): PersonRecords {
  const patientIds = new Set(family.map(({ patientId }) => patientId));
  const all = family.flatMap(({ appointments }) => appointments);
  const ids = new Set(all.map(({ appointmentId }) => appointmentId));
  const isWhole = records.visits.every(({ id }) => ids.has(id));
  const isOf = ({ appointmentId }: { appointmentId: number | null }) =>
    appointmentId === null || ids.has(appointmentId);
  return {
    ...records,
    patients: records.patients.filter((patient) => patientIds.has(patient.id)),
    visits: records.visits.filter((visit) => ids.has(visit.id)),
    consents: records.consents.filter(isOf),
    reminders: records.reminders.filter(isOf),
    answers: records.answers.filter(isOf),
    preparationTicks: records.preparationTicks.filter(isOf),
    recommendations: records.recommendations.filter(isOf),
    // Both know no patient: of somebody who is left out, nothing may show.
    deposits: isWhole ? records.deposits : [],
    mails: isWhole ? records.mails : [],
  };
}

function fileAnswer(body: string | Uint8Array<ArrayBuffer>, type: string, filename: string) {
  return new Response(body, {
    headers: {
      ...ERROR_HEADERS,
      'content-type': type,
      'content-disposition': `attachment; filename="${filename}"`,
      'x-robots-tag': 'noindex',
    },
  });
}
