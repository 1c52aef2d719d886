import type { MoveGroup } from '#app/features/agenda/move-one/move-groups.ts';
import { TIMES_ID } from '#app/features/booking/day-strip.tsx';
import { Times } from '#app/features/booking/time-choice.tsx';
import { staffMoveOne as messages } from '#app/locales/pt-BR/staff/day/move-one.ts';
import { FieldGroup } from '#app/ui/field/field-group.tsx';

type MoveTimesProps = {
  /** 'terça-feira, 6 de outubro' */
  day: string;
  groups: readonly MoveGroup[];
  /** RFC 3339 of what was chosen before the form was refused. */
  chosen: string | null;
  error: string | undefined;
};

/** The times of the open day as one choice, by who would serve. */
export function MoveTimes({ day, groups, chosen, error }: MoveTimesProps) {
  return (
    <FieldGroup
      id="startsAt"
      legend={<span className="time-day-name">{day}</span>}
      error={error}
      className="time-choice"
    >
      <div id={TIMES_ID} className="stack">
        {groups.map((group, index) => (
          <Group key={group.name} {...{ group, index, chosen }} />
        ))}
      </div>
    </FieldGroup>
  );
}

type GroupProps = { group: MoveGroup; index: number; chosen: string | null };

function Group({ group, index, chosen }: GroupProps) {
  const { name, isSame, half, times, more } = group;
  const other = half === 'morning' ? 'afternoon' : 'morning';
  const idPrefix = `com-${index}`;
  const hasChosen = more.some(({ value }) => value === chosen);
  return (
    <fieldset>
      {name ? (
        <legend className="legend">{isSame ? messages.same(name) : messages.other(name)}</legend>
      ) : null}
      <h3 className="time-half">{messages.halves[half]}</h3>
      <Times times={times} idPrefix={idPrefix} chosen={chosen} isFirst={index === 0} />
      {more.length > 0 ? (
        <details className="time-more" open={hasChosen}>
          <summary>{messages.otherHalf[other]}</summary>
          <Times times={more} idPrefix={`${idPrefix}-mais`} chosen={chosen} />
        </details>
      ) : null}
    </fieldset>
  );
}
