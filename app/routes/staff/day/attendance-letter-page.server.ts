import { wallClockOf } from '#app/clinic/clinic-time.ts';
import { placeToCome } from '#app/clinic/record/place-to-come.ts';
import { appointmentPath } from '#app/features/agenda/agenda-paths.ts';
import { titleOf } from '#app/features/agenda/agenda-view.ts';
import { letterOf } from '#app/features/agenda/papers/letter.ts';
import {
  type LetterValues,
  letterErrors,
  mayHaveLetter,
  readLetterValues,
} from '#app/features/agenda/papers/letter-form.ts';
import { audit } from '#app/platform/audit/audit.server.ts';
import { agendaLabelsOf } from '#app/routes/staff/agenda/agenda-labels.server.ts';
import { staffAppointmentOf } from '#app/routes/staff/agenda/appointment-forms.server.ts';
import { actorOf, type StaffArgs } from '#app/routes/staff/staff-page.server.ts';

export type LetterArgs = StaffArgs & { params: { protocol: string } };
type Page = Awaited<ReturnType<typeof staffAppointmentOf>>;

/** The letter that a form asks for, recorded as given; or why there is none. */
export async function giveLetter(args: LetterArgs, as: 'page' | 'pdf') {
  const page = await staffAppointmentOf(args);
  const values = readLetterValues(await args.request.formData());
  const errors = letterErrors(values);
  const mayHave = mayHaveLetter(page.appointment);
  if (!mayHave || errors.length > 0)
    return { page, values, errors, letter: null, status: mayHave ? 400 : 409 } as const;
  await recordGiven(page, { as, values });
  return { page, values, errors, letter: letterOf(factsOf(page), values), status: 200 } as const;
}

/** Who gave it, and what it tells; never what stands in it. */
async function recordGiven(
  { services, staff, appointment }: Page,
  { as, values }: { as: 'page' | 'pdf'; values: LetterValues },
): Promise<void> {
  const { db, clock } = services;
  await db.transaction((tx) =>
    audit(tx, {
      at: clock.now(),
      actor: actorOf(staff),
      action: 'appointment.letter',
      subjectType: 'appointment',
      subjectId: appointment.id,
      detail: {
        as,
        namesCompanion: values.companion !== '',
        namesService: values.service,
      },
    }),
  );
}

function factsOf({ services, clinic, appointment, today }: Page) {
  const { address, addressLines, phone, name } = placeToCome(clinic, appointment.branch);
  const { companyCrm } = clinic;
  return {
    clinic: {
      displayName: clinic.displayName,
      legalName: clinic.legalName,
      taxId: clinic.taxId,
      crm: `CRM-${companyCrm.uf} ${companyCrm.number}`,
      address: addressLines.filter((line) => line !== name).join(', '),
      phone: phone.display,
      city: address.city,
    },
    patient: appointment.patientName,
    on: wallClockOf(appointment.startsAt).on,
    madeOn: today,
    service: titleOf(appointment, agendaLabelsOf(services)),
  };
}

/** Addresses of the form and of the file. */
export function letterPaths(protocol: string) {
  const formHref = appointmentPath(protocol, 'declaracao');
  return { formHref, fileHref: `${formHref}.pdf` };
}
