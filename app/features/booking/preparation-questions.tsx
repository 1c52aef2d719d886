import { LENSES, type Lenses } from '#app/clinic/preparation-times.ts';
import { preparationMessages } from '#app/locales/preparation.ts';
import { useMessages } from '#app/locales/use-locale.ts';
import { ARRIVALS, type Arrival } from '#app/scheduling/preparation/preparation-answers.ts';
import { Button } from '#app/ui/button/button.tsx';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { errorAt } from '#app/ui/field/field-props.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { RadioList } from '#app/ui/radio-list/radio-list.tsx';

/** What a service asks before a time is chosen; null for a question that it does not ask. */
export type AskedPreparation = {
  arrival: { chosen: Arrival | undefined; dilationHours: number } | null;
  lenses: {
    chosen: Lenses | undefined;
    /** The rule in words. */
    rule: string;
    /** From when on one may come who takes the lenses out now, in words, by their kind. */
    firstFor: Readonly<Record<Exclude<Lenses, 'none'>, string>>;
  } | null;
};

/** Values of the button that shows the times anew. */
export const SHOW_TIMES = 'preparo';

type PreparationQuestionsProps = { asked: AskedPreparation; errors: readonly FieldError[] };

/**
 * One question about the way home and one about lenses, only for services that ask. The style sheet shows what
 * follows from an answer at once; the button shows the times that fit it.
 */
export function PreparationQuestions({ asked, errors }: PreparationQuestionsProps) {
  const messages = useMessages(preparationMessages).questions;
  const { arrival, lenses } = asked;
  return (
    <div className="details preparation-ask">
      {arrival ? (
        <RadioList
          name="arrival"
          legend={messages.arrival}
          hint={messages.arrivalHint(arrival.dilationHours)}
          error={errorAt(errors, 'arrival') ?? ''}
          options={ARRIVALS.map((value) => ({
            value,
            label: messages.arrivals[value],
            isChecked: value === arrival.chosen,
            hint: value === 'driving' ? messages.drivingNote(arrival.dilationHours) : undefined,
          }))}
        />
      ) : null}
      {lenses ? (
        <RadioList
          name="lenses"
          legend={messages.lenses}
          hint={lenses.rule}
          error={errorAt(errors, 'lenses') ?? ''}
          options={LENSES.map((value) => ({
            value,
            label: messages.lensTypes[value],
            isChecked: value === lenses.chosen,
            hint: value === 'none' ? undefined : messages.first(lenses.firstFor[value]),
          }))}
        />
      ) : null}
      <Button look="secondary" name="intent" value={SHOW_TIMES}>
        {messages.show}
      </Button>
    </div>
  );
}

/** What the sign beside a time means. */
export function DaylightNote() {
  const { sun } = useMessages(preparationMessages).questions;
  return (
    <p className="small daylight-note">
      <Icon name="sun" /> {sun}
    </p>
  );
}
