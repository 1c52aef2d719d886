import { FilmList, FilmUpload } from '#app/features/films/film-forms.tsx';
import { staffFilms } from '#app/locales/pt-BR/staff/films.ts';
import type { Route } from './+types/films';
import { answerFilmForm, filmsPage } from './films.server.ts';
import { LibraryScreen } from './library-screen.tsx';

export const loader = (args: Route.LoaderArgs) => filmsPage(args);

export const action = (args: Route.ActionArgs) => answerFilmForm(args);

export default function Films({ loaderData, actionData }: Route.ComponentProps) {
  const { films, done } = loaderData;
  const errors = actionData?.errors ?? loaderData.errors;
  return (
    <LibraryScreen
      texts={staffFilms}
      errors={errors}
      done={done}
      upload={<FilmUpload errors={errors} />}
      files={films.length > 0 ? <FilmList films={films} /> : null}
    />
  );
}
