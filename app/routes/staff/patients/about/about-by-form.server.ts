import { data } from 'react-router';
import {
  ABOUT_ACTS,
  ABOUT_FIELDS,
  parseNote,
  parseProxy,
  readProxyForm,
} from '#app/features/patients/about/about-form.ts';
import type { AboutTyped } from '#app/features/patients/about/about-sections.tsx';
import { NEED_LENGTH, readNeedsForm } from '#app/features/patients/about/needs.ts';
import { saveNeeds } from '#app/features/patients/about/patient-needs.server.ts';
import {
  archivePatientNote,
  writePatientNote,
} from '#app/features/patients/about/patient-notes.server.ts';
import {
  addProxy,
  MOST_PROXIES,
  removeProxy,
} from '#app/features/patients/about/patient-proxies.server.ts';
import { patientPath } from '#app/features/patients/patient-paths.ts';
import { staffAbout } from '#app/locales/pt-BR/staff/people/about.ts';
import { formText } from '#app/platform/form-values.ts';
import { isTokenShaped, newToken } from '#app/platform/token.server.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import {
  type PatientArgs,
  type PatientPage,
  patientPageOf,
} from '#app/routes/staff/patients/patient-page.server.ts';
import { seeOther } from '#app/routes/staff/staff-page.server.ts';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';

const NOTHING: AboutTyped = { needs: null, note: null, proxy: null, key: null };

/** Handles the forms about a patient; null where another one was sent. */
export async function aboutByForm(args: PatientArgs) {
  const form = await args.request.clone().formData();
  const act = Object.values(ABOUT_ACTS).find((each) => each === formText(form, ABOUT_FIELDS.act));
  return act ? ACTS[act](await patientPageOf(args), form) : null;
}

type Act = (page: PatientPage, form: FormData) => Promise<Response | ReturnType<typeof refused>>;

const ACTS: Readonly<Record<(typeof ABOUT_ACTS)[keyof typeof ABOUT_ACTS], Act>> = {
  cuidados: async (page, form) => {
    const { needs, tooLong } = readNeedsForm(form);
    const typed = { ...NOTHING, needs };
    const message = staffAbout.needs.tooLong(NEED_LENGTH);
    if (tooLong.length > 0)
      return refused(
        typed,
        tooLong.map((fieldId) => ({ fieldId, message })),
        400,
      );
    const seenVersion = idIn(form, ABOUT_FIELDS.version);
    const saved = await saveNeeds(page.services, { ...subjectOf(page), needs, seenVersion });
    if (saved.ok) return done(page, '#cuidados');
    if (saved.refusal === 'gone') throw gone();
    return refused(typed, [{ fieldId: 'cuidados', message: staffAbout.changed }], 409);
  },
  anotar: async (page, form) => {
    const typed = formText(form, ABOUT_FIELDS.note);
    const key = formText(form, ABOUT_FIELDS.key);
    const note = parseNote(typed);
    if (!note.ok) return refused({ ...NOTHING, note: typed, key }, note.refusal, 400);
    const about = { ...subjectOf(page), words: note.value };
    const sent = isTokenShaped(key) ? key : newToken();
    const stored = await writePatientNote(page.services, { ...about, key: sent });
    if (stored.ok) return done(page, '#notas');
    if (stored.refusal === 'gone') throw gone();
    // The first text of this form is stored already: the second is a note of its own.
    const again = await writePatientNote(page.services, { ...about, key: newToken() });
    if (!again.ok) throw gone();
    return done(page, '#notas');
  },
  arquivar: async (page, form) => {
    const noteId = idIn(form, ABOUT_FIELDS.noteId);
    const archived = await archivePatientNote(page.services, { ...subjectOf(page), noteId });
    if (!archived.ok) throw gone();
    return done(page, '#notas');
  },
  incluir: async (page, form) => {
    const values = readProxyForm(form);
    const typed = { ...NOTHING, proxy: values };
    const proxy = parseProxy(values, page.clinic.phone.raw);
    if (!proxy.ok) return refused(typed, proxy.refusal, 400);
    const added = await addProxy(page.services, { ...subjectOf(page), proxy: proxy.value });
    if (added.ok) return done(page, '#quem-marca');
    if (added.refusal === 'gone') throw gone();
    const message = staffAbout.proxies.tooMany(MOST_PROXIES);
    return refused(typed, [{ fieldId: ABOUT_FIELDS.proxyName, message }], 409);
  },
  retirar: async (page, form) => {
    const proxyId = idIn(form, ABOUT_FIELDS.proxyId);
    const removed = await removeProxy(page.services, { ...subjectOf(page), proxyId });
    if (!removed.ok) throw gone();
    return done(page, '#quem-marca');
  },
};

const subjectOf = ({ patient, staff }: PatientPage) => ({ patientId: patient.id, by: staff });

/** 0 for what is no number. */
function idIn(form: FormData, field: string): number {
  return Number(/^\d{1,15}$/.exec(formText(form, field))?.[0] ?? 0);
}

function done({ patient }: PatientPage, place: string): Response {
  return seeOther(`${patientPath(patient.id)}${place}`);
}

function gone() {
  return data(null, { status: 404, headers: ERROR_HEADERS });
}

function refused(about: AboutTyped, errors: FieldError[], status: 400 | 409) {
  return data({ about, errors }, { status });
}
