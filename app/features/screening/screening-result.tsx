import type { ScreeningMessages } from '#app/locales/screening/screening-messages.ts';
import { screeningMessages } from '#app/locales/screening/screening-messages.ts';
import { type Locale, localPath } from '#app/platform/locale.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { Inset } from '#app/ui/notice/notice.tsx';
import { type Instrument, maxScore } from './instrument.ts';
import type { Score } from './score.ts';
import { CHANGE_FIELD, fieldsOf, type PostedAnswers } from './screening-form.ts';
import { RESULT_PATH, SCREENING_PATH } from './screening-paths.ts';
import { textOf } from './screening-questions.tsx';

type ScreeningResultProps = {
  locale: Locale;
  clinicName: string;
  posted: PostedAnswers;
  score: Score;
  /** Formatted day on which it was answered. */
  day: string;
  bookButton: React.ReactNode;
};

/** Score, band and advice in words, made to be printed. Nothing of it is in the address. */
export function ScreeningResult(props: ScreeningResultProps) {
  const { locale, clinicName, posted, score, day, bookButton } = props;
  const { instrument } = posted;
  const messages = screeningMessages[locale];
  const { result } = messages;
  const { name, advice } = textOf(instrument.texts[locale].bands, score.band.id);
  return (
    <article className="screening-result stack" data-personal="" data-touch="screening">
      <div className="page-header">
        <p className="kicker">
          {clinicName} – {result.kicker}
        </p>
        <h1>{result.title}</h1>
      </div>
      <div className="screening-band">
        <h2>{name}</h2>
        {instrument.showsScore ? (
          <>
            <p className="screening-progress">{result.score(score.points, maxScore(instrument))}</p>
            <progress value={score.points} max={maxScore(instrument)} aria-hidden="true" />
          </>
        ) : null}
      </div>
      <Inset>
        <p>
          <strong>{result.notDiagnosis}</strong> {result.notDiagnosisMore}
        </p>
      </Inset>
      <section className="flow">
        <h2>{result.advice}</h2>
        <ul>
          {advice.map((line) => (
            <li key={line}>{line}</li>
          ))}
          <li>{result.worse}</li>
        </ul>
      </section>
      <div className="button-row no-print">{bookButton}</div>
      <CountedAnswers {...{ locale, instrument, score, messages }} />
      <p className="small">
        {result.made(day)} {instrument.texts[locale].source}
      </p>
      <div className="no-print stack">
        <p>{result.notKept}</p>
        <div className="button-row">
          <span className="needs-script">
            <Button type="button" look="secondary" data-print="" icon={<Icon name="print" />}>
              {result.print}
            </Button>
          </span>
          <ChangeAnswers locale={locale} posted={posted} label={result.change} />
          <a className="button button-quiet" href={localPath(locale, SCREENING_PATH)}>
            <span>{result.restart}</span>
          </a>
        </div>
      </div>
    </article>
  );
}

type CountedAnswersProps = {
  locale: Locale;
  instrument: Instrument;
  score: Score;
  messages: ScreeningMessages;
};

/** Each question with its answer and, where the score is shown, its points and the bands. */
function CountedAnswers({ locale, instrument, score, messages }: CountedAnswersProps) {
  const { result } = messages;
  const { items, bands } = instrument.texts[locale];
  const { showsScore } = instrument;
  return (
    <section className="flow">
      <h2>{result.counted}</h2>
      <ol className="screening-counted">
        {score.counted.map(({ item, choice }) => {
          const text = textOf(items, item.id);
          return (
            <li key={item.id}>
              <span>{text.question}</span>{' '}
              <strong>
                {textOf(text.choices, choice.id)}
                {showsScore ? ` (${result.pointsOf(choice.points)})` : ''}
              </strong>
            </li>
          );
        })}
      </ol>
      {showsScore ? (
        <>
          <h3>{result.scale}</h3>
          <ul>
            {instrument.bands.map(({ id, from, to }) => (
              <li key={id}>{result.band(from, to, textOf(bands, id).name)}</li>
            ))}
          </ul>
        </>
      ) : null}
    </section>
  );
}

type ChangeAnswersProps = { locale: Locale; posted: PostedAnswers; label: string };

/** Opens the questions again with their answers: a post, so that no address ever has them. */
function ChangeAnswers({ locale, posted, label }: ChangeAnswersProps) {
  return (
    <form method="post" action={localPath(locale, RESULT_PATH)}>
      <AnswerFields posted={posted} />
      <Button look="quiet" name={CHANGE_FIELD} value="sim">
        {label}
      </Button>
    </form>
  );
}

/** The answers as hidden fields; the server reads and scores them anew. */
export function AnswerFields({ posted }: { posted: PostedAnswers }) {
  return fieldsOf(posted).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
