import { formatDate } from '#app/clinic/format-date.ts';
import type { publishedStatements } from '#app/clinic/published-statements.ts';
import { homeMessages } from '#app/locales/home-texts.ts';
import { useLocale } from '#app/locales/use-locale.ts';

type Claims = ReturnType<typeof publishedStatements>;
type Figure = { figure: string; label: string; source: string; measuredOn: string };
type TrustTexts = (typeof homeMessages)['pt-BR']['trust'];

/** The clinic's figures, each with its source; nothing at all when none may be shown. */
export function HomeTrust({ claims }: { claims: Claims }) {
  const locale = useLocale();
  const texts = homeMessages[locale].trust;
  const figures = figuresOf(claims, texts);
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
              <p className="figure-source">
                {texts.source(source, formatDate(measuredOn, locale))}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function figuresOf(claims: Claims, texts: TrustTexts): Figure[] {
  const { patients, years, rating, answerMinutes, sameDayReport } = claims;
  const figures: (Figure | false | undefined)[] = [
    patients && { ...patients, ...texts.patients(patients.value) },
    years && { ...years, ...texts.years(years.value) },
    rating && { ...rating, ...texts.rating(rating.value, rating.best, rating.reviews) },
    answerMinutes && { ...answerMinutes, ...texts.answerMinutes(answerMinutes.value) },
    sameDayReport && { ...sameDayReport, ...texts.sameDayReport },
  ];
  return figures.filter((figure) => typeof figure === 'object');
}
