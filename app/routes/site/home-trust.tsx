import type { shownClaims } from '#app/clinic/shown-claims.ts';
import { home } from '#app/locales/pt-BR/home.ts';

type Claims = ReturnType<typeof shownClaims>;
type Figure = { figure: string; label: string; source: string; measuredOn: string };

const texts = home.trust;

/** The clinic's figures, each with its source; nothing at all when none may be shown. */
export function HomeTrust({ claims }: { claims: Claims }) {
  const figures = figuresOf(claims);
  if (figures.length === 0) return null;
  return (
    <section className="section-band trust" aria-labelledby="numeros">
      <div className="wrap">
        <h2 id="numeros" className="visually-hidden">
          {texts.title}
        </h2>
        <ul className="figures">
          {figures.map(({ figure, label, source, measuredOn }) => (
            <li key={label}>
              <p className="figure-value">{figure}</p>
              <p className="figure-label">{label}</p>
              <p className="figure-source">{texts.source(source, dayMonthYear(measuredOn))}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function figuresOf({ patients, years, rating, answerMinutes, sameDayReport }: Claims): Figure[] {
  const figures: (Figure | false | undefined)[] = [
    patients && { ...patients, ...texts.patients(patients.value) },
    years && { ...years, ...texts.years(years.value) },
    rating && { ...rating, ...texts.rating(rating.value, rating.best, rating.reviews) },
    answerMinutes && { ...answerMinutes, ...texts.answerMinutes(answerMinutes.value) },
    sameDayReport && { ...sameDayReport, ...texts.sameDayReport },
  ];
  return figures.filter((figure) => typeof figure === 'object');
}

/** '2026-10-01' as '01/10/2026'. */
function dayMonthYear(on: string): string {
  return on.split('-').reverse().join('/');
}
