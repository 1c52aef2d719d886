import { VERSION_FIELD } from '#app/features/clinic-record/record-form.tsx';
import type { Saved } from '#app/features/clinic-record/saved-notice.tsx';
import { formText } from '#app/platform/form-values.ts';
import { savedVersion } from '#app/routes/staff/clinic/record-page.server.ts';
import { type StaffPage, seeOther } from '#app/routes/staff/staff-page.server.ts';
import { readUndoable, undoCatalogue } from '#app/site-content/catalogue/undo-change.server.ts';

/** The version that a press has made, in the address of the page after it. */
const MADE = 'versao';

/** The address after a change of the catalogue. @param words the page's own part of the query */
export function afterChange(path: string, words: string, { version }: { version: number }) {
  return `${path}?${words}&${MADE}=${version}`;
}

/**
 * What became of the last press, for the notice with the way back and for who must be told. At an address of before, of
 * what cannot be taken back any more, nothing is offered.
 */
export async function savedOf({ services, url }: StaffPage): Promise<Saved> {
  const version = Number(url.searchParams.get(MADE)) || 0;
  const { clinicFile } = services.contentStore;
  const undoable = version > 0 && (await readUndoable(services.db, { version, clinicFile }));
  return savedVersion(services, url, { current: undoable ? version : 0, made: MADE });
}

/** Takes the last change of the catalogue back; null where another form was sent. */
export async function answerUndo(
  { services, staff, may }: StaffPage,
  form: FormData,
  path: string,
): Promise<Response | null> {
  if (formText(form, 'acao') !== 'desfazer') return null;
  const version = Number(formText(form, VERSION_FIELD)) || 0;
  const undone =
    may('clinic.manage') && (await undoCatalogue(services, { version, staffId: staff.id })).ok;
  return seeOther(`${path}?${undone ? 'desfeito' : 'tarde'}`);
}
