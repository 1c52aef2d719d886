import type { TimeOptions } from '#app/scheduling/time-options.server.ts';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { errorAt } from '#app/ui/field/field-props.ts';
import { DayStrip } from './day-strip.tsx';
import { GuardFields } from './guard-fields.tsx';
import {
  type AskedPreparation,
  DaylightNote,
  PreparationQuestions,
} from './preparation-questions.tsx';
import { SoonestTimes } from './soonest-times.tsx';
import { TimeChoice } from './time-choice.tsx';

type TimesFormProps = {
  options: TimeOptions;
  /** What the service asks before; null for most. */
  asked: AskedPreparation | null;
  errors: readonly FieldError[];
  service: string;
  /** RFC 3339 of the time that is already chosen or held. */
  chosen: string | null;
  isHeld: boolean;
  phone: string;
  /** Where it is sent. */
  action: string;
  /** What addresses of other days begin with. */
  query: string;
};

/**
 * The first free times, the days, and the times of one. Where something is asked, one form is around all of it, so
 * that the answers go along with whichever time is pressed.
 */
export function TimesForm(props: TimesFormProps) {
  const { options, asked, errors, service, chosen, isHeld, phone, action, query } = props;
  const isInside = asked !== null;
  const ways = (
    <>
      <SoonestTimes times={options.soonest} service={service} action={action} isInside={isInside} />
      <DayStrip options={options} query={query} />
    </>
  );
  return (
    <>
      {isInside ? null : ways}
      {/* When going back, browsers would restore the choice by position in a list that has changed. */}
      <form method="post" action={action} noValidate autoComplete="off" id="step">
        <input type="hidden" name="service" value={service} />
        {asked ? <PreparationQuestions asked={asked} errors={errors} /> : null}
        {options.soonest.some(({ isSuited }) => isSuited) ? <DaylightNote /> : null}
        {isInside ? ways : null}
        <TimeChoice
          options={options}
          error={errorAt(errors, 'startsAt')}
          chosen={chosen}
          isHeld={isHeld}
          phone={phone}
        />
        <GuardFields />
      </form>
    </>
  );
}
