import '#app/features/audio/audio.css';
import '#app/ui/file-field/file-field.css';
import { CONTENT_PATH } from '#app/features/content/content-paths.ts';
import { FilmList, FilmUpload } from '#app/features/films/film-forms.tsx';
import { staffContent } from '#app/locales/pt-BR/staff/content.ts';
import { staffFilms } from '#app/locales/pt-BR/staff/films.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import type { Route } from './+types/films';
import { answerFilmForm, filmsPage } from './films.server.ts';

const messages = staffFilms.list;

export const loader = (args: Route.LoaderArgs) => filmsPage(args);

export const action = (args: Route.ActionArgs) => answerFilmForm(args);

export default function Films({ loaderData, actionData }: Route.ComponentProps) {
  const { films, done } = loaderData;
  const errors = actionData?.errors ?? loaderData.errors;
  return (
    <StaffScreen
      title={staffFilms.title}
      lead={staffFilms.lead}
      back={{ href: CONTENT_PATH, label: staffContent.title }}
      isRefused={errors.length > 0}
    >
      <ErrorSummary errors={errors} />
      {done && errors.length === 0 ? (
        <Notice tone="success" role="status">
          <p>{done}</p>
        </Notice>
      ) : null}
      <div className="split">
        <section className="flow" aria-labelledby="upload-title">
          <h2 id="upload-title">{staffFilms.upload.title}</h2>
          <FilmUpload errors={errors} />
        </section>
        <section className="stack" aria-labelledby="list-title">
          <h2 id="list-title">{messages.title}</h2>
          {films.length > 0 ? (
            <FilmList films={films} />
          ) : (
            <Notice title={messages.emptyTitle} titleLevel={3}>
              <p>{messages.empty}</p>
            </Notice>
          )}
        </section>
      </div>
    </StaffScreen>
  );
}
