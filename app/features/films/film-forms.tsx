import { staffFilms } from '#app/locales/pt-BR/staff/films.ts';
import { MAX_FILM_BYTES } from '#app/platform/film-files.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Checkbox } from '#app/ui/checkbox/checkbox.tsx';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { errorAt, fieldProps } from '#app/ui/field/field-props.ts';
import { FileField } from '#app/ui/file-field/file-field.tsx';
import { DeleteFile, FileUses } from '#app/ui/uploaded-file/uploaded-file.tsx';
import { FILM_ACTIONS, FILM_FIELDS, FILMS_PATH } from './film-fields.ts';

const messages = staffFilms.list;

export type FilmView = {
  name: string;
  path: string;
  kind: 'film' | 'captions';
  label: string;
  /** Kind, duration and size, formatted. */
  details: string;
  stored: string;
  uses: readonly { href: string; locale: string; title: string }[];
};

/** Uploads a film or captions that a service can use later. */
export function FilmUpload({ errors }: { errors: readonly FieldError[] }) {
  return (
    <form
      method="post"
      action={FILMS_PATH}
      encType="multipart/form-data"
      noValidate
      className="staff-form stack"
    >
      <FileField
        id={FILM_FIELDS.file}
        name={FILM_FIELDS.file}
        label={staffFilms.upload.file}
        hint={staffFilms.upload.fileHint}
        accept=".mp4,.webm,.vtt,video/mp4,video/webm,text/vtt"
        error={errorAt(errors, FILM_FIELDS.file)}
        limit={{ bytes: MAX_FILM_BYTES, message: staffFilms.refusals['too-large'] }}
      />
      <Checkbox
        {...fieldProps(FILM_FIELDS.authorised, errors)}
        label={staffFilms.upload.authorised}
      />
      <Button size="large">{staffFilms.upload.submit}</Button>
    </form>
  );
}

/** Uploaded films and captions with the services that use them; what is unused can be deleted. */
export function FilmList({ films }: { films: readonly FilmView[] }) {
  return (
    <ul className="audio-list">
      {films.map((film) => (
        <li key={film.name} className="flow">
          <Film film={film} />
        </li>
      ))}
    </ul>
  );
}

function Film({ film }: { film: FilmView }) {
  const { path, kind, label, details, stored, uses } = film;
  return (
    <>
      <h3>{label}</h3>
      {kind === 'film' ? (
        // biome-ignore lint/a11y/useMediaCaption: the captions are a file of their own until a service joins them
        <video controls preload="none" src={path} aria-label={messages.watch(label)} playsInline />
      ) : (
        <p>
          <a href={path}>{messages.open}</a>
        </p>
      )}
      <p>{details}</p>
      <p className="small">{stored}</p>
      {uses.length > 0 ? (
        <FileUses title={messages.uses} uses={uses} />
      ) : (
        <>
          <p>{messages.notUsed}</p>
          <DeleteFile
            file={film}
            messages={messages}
            form={{ fields: FILM_FIELDS, action: FILM_ACTIONS.delete }}
          />
        </>
      )}
    </>
  );
}
