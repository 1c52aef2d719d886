import { staffAbout } from '#app/locales/pt-BR/staff/people/about.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Disclosure } from '#app/ui/disclosure/disclosure.tsx';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { TextArea } from '#app/ui/field/field.tsx';
import { fieldProps } from '#app/ui/field/field-props.ts';
import { ABOUT_ACTS, ABOUT_FIELDS } from './about-form.ts';
import type { NoteView } from './read-notes.server.ts';

const labels = staffAbout.notes;

type NotesSectionProps = {
  notes: readonly NoteView[];
  /** Of the form: what makes a repetition of it one note, and what was typed. */
  formKey: string;
  typed: string;
  errors: readonly FieldError[];
  mayWrite: boolean;
};

/** What colleagues wrote about a patient, and the form for more. */
export function NotesSection({ notes, formKey, typed, errors, mayWrite }: NotesSectionProps) {
  const archived = notes.filter(({ isArchived }) => isArchived);
  const live = notes.filter(({ isArchived }) => !isArchived);
  return (
    <section className="flow" id="notas">
      <h2>{labels.title}</h2>
      {live.length === 0 ? <p>{labels.none}</p> : null}
      <NoteList notes={live} mayArchive={mayWrite} />
      {archived.length > 0 ? (
        <Disclosure summary={labels.archived(archived.length)}>
          <NoteList notes={archived} mayArchive={false} />
        </Disclosure>
      ) : null}
      {mayWrite ? (
        <form method="post" noValidate className="staff-form">
          <input type="hidden" name={ABOUT_FIELDS.key} defaultValue={formKey} />
          <TextArea
            {...fieldProps(ABOUT_FIELDS.note, errors)}
            label={labels.label}
            hint={labels.hint}
            rows={3}
            defaultValue={typed}
            autoComplete="off"
          />
          <Button look="secondary" name={ABOUT_FIELDS.act} value={ABOUT_ACTS.note}>
            {labels.save}
          </Button>
        </form>
      ) : null}
    </section>
  );
}

function NoteList({ notes, mayArchive }: { notes: readonly NoteView[]; mayArchive: boolean }) {
  if (notes.length === 0) return null;
  return (
    <ul className="patient-notes">
      {notes.map(({ id, words, by }) => (
        <li key={id}>
          <p className="patient-note">{words}</p>
          <p className="small">{by}</p>
          {mayArchive ? (
            <form method="post">
              <input type="hidden" name={ABOUT_FIELDS.noteId} defaultValue={id} />
              <Button look="quiet" name={ABOUT_FIELDS.act} value={ABOUT_ACTS.archive}>
                {labels.archive}
                <span className="visually-hidden"> {labels.archiveOf(words.slice(0, 60))}</span>
              </Button>
            </form>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
