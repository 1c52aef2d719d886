import { screeningMessages } from '#app/locales/screening/screening-messages.ts';
import { type Locale, localPath } from '#app/platform/locale.ts';
import { Button } from '#app/ui/button/button.tsx';
import { ErrorSummary, type FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { errorAt } from '#app/ui/field/field-props.ts';
import { RadioList } from '#app/ui/radio-list/radio-list.tsx';
import { type Instrument, instrumentKey } from './instrument.ts';
import {
  INSTRUMENT_FIELD,
  itemFieldId,
  type PostedAnswers,
  SIGNS_FIELD,
} from './screening-form.ts';
import { RESULT_PATH } from './screening-paths.ts';
import { SignsStep, stepClass } from './signs-step.tsx';
import { questionId, SIGNS_ID } from './step-ids.ts';
import { StepProgress, StepWays } from './step-ways.tsx';

type ScreeningQuestionsProps = {
  locale: Locale;
  phone: { display: string; link: string };
  instrument: Instrument;
  /** What was answered before; nothing on a first visit. */
  posted?: PostedAnswers | undefined;
  errors?: readonly FieldError[];
};

/**
 * The questionnaire: one document, one form. The screen is the part that the address's fragment names, so that back,
 * next and the browser's own keys work without a script, and the answers stay in the form.
 */
export function ScreeningQuestions(props: ScreeningQuestionsProps) {
  const { locale, phone, instrument, posted, errors = [] } = props;
  const messages = screeningMessages[locale];
  const { items, texts } = instrument;
  const isRefused = errors.length > 0;
  return (
    <form
      method="post"
      action={localPath(locale, RESULT_PATH)}
      noValidate
      className="screening"
      data-touch="screening"
      data-missing={messages.missing}
      data-refused={isRefused ? '' : undefined}
    >
      {/* The default button: Enter in a question would otherwise send the form half filled in. */}
      <button type="submit" disabled hidden />
      <ErrorSummary errors={errors} />
      {isRefused ? <p>{messages.stillMissing}</p> : null}
      <input type="hidden" name={INSTRUMENT_FIELD} value={instrumentKey(instrument)} />
      <SignsStep
        messages={messages}
        phone={phone}
        ticked={posted?.signs ?? []}
        error={errorAt(errors, SIGNS_FIELD)}
      />
      {items.map(({ id, choices }, index) => {
        const field = itemFieldId(id);
        const error = errorAt(errors, field);
        const { question, hint, hintLink, choices: labels } = textOf(texts[locale].items, id);
        const back = index === 0 ? SIGNS_ID : questionId(index - 1);
        const isLast = index === items.length - 1;
        return (
          <section key={id} className={`screening-question ${stepClass(error)}`}>
            <progress value={index + 1} max={items.length} aria-hidden="true" />
            <RadioList
              name={field}
              legend={
                <h2 id={questionId(index)} tabIndex={-1}>
                  <StepProgress text={messages.progress(index + 1, items.length)} /> {question}
                </h2>
              }
              hint={
                hintLink === undefined ? (
                  hint
                ) : (
                  <>
                    {hint} <a href={`#${SIGNS_ID}`}>{hintLink}</a>
                  </>
                )
              }
              {...(error === undefined ? {} : { error: messages.missing })}
              options={choices.map((choice) => ({
                value: choice.id,
                label: labels[choice.id],
                isChecked: posted?.answers[id] === choice.id,
              }))}
            />
            {isLast && !isRefused ? <Button size="large">{messages.see}</Button> : null}
            <StepWays
              {...(isLast
                ? {}
                : { next: { href: `#${questionId(index + 1)}`, label: messages.next } })}
              back={{ href: `#${back}`, label: messages.back }}
            />
          </section>
        );
      })}
      {isRefused ? <Button size="large">{messages.see}</Button> : null}
    </form>
  );
}

/** @throws when an instrument has no text for one of its parts */
export function textOf<Text>(texts: Readonly<Record<string, Text>>, id: string): Text {
  const text = texts[id];
  if (text === undefined) throw new Error(`no text for ${id}`);
  return text;
}
