import type { MaybeCallers } from '#app/features/agenda/booking/who-calls.tsx';
import { PATIENT_SEARCH } from '#app/features/patients/patient-paths.ts';
import { staffPatients } from '#app/locales/pt-BR/staff/people/patients.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import { staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import type { Route } from './+types/who-calls';
import { readFoundPatients } from './found-patients.server.ts';

const { calling } = staffPatients;
/** More would push the form out of view. */
const MOST = 4;

/** For the phone desk's script: the patients for what is being typed as name or number. */
export async function loader(args: Route.LoaderArgs) {
  const page = staffPageOf(args);
  const typed = page.url.searchParams.get(PATIENT_SEARCH) ?? '';
  const { found = [], isCut = false } = (await readFoundPatients(page, typed, MOST)) ?? {};
  const callers = found.map(({ name, facts, phone, next, bookHref }) => ({
    ...{ name, facts, phone },
    next: next?.text ?? staffPatients.noNext,
    href: bookHref ?? '',
  }));
  const answer: MaybeCallers = { words: wordsOf(callers.length, isCut), callers };
  return Response.json(answer, { headers: { ...ERROR_HEADERS, 'x-robots-tag': 'noindex' } });
}

function wordsOf(count: number, isCut: boolean): string {
  if (count === 0) return calling.none;
  const words = count === 1 ? calling.one : calling.several(count);
  return isCut ? `${words} ${calling.more}` : words;
}
