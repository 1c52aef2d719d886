import { staffSettings } from '#app/locales/pt-BR/staff/settings.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Card } from '#app/ui/card/card.tsx';
import { CLINIC_CHOICE, hoursPath, SETTINGS_PATHS } from './settings-paths.ts';

const messages = staffSettings.hours;

type CurrentHoursProps = {
  slug: string;
  name: string;
  choices: readonly { slug: string; name: string; kind: 'practitioner' | 'room' | 'equipment' }[];
  periods: readonly {
    from: string;
    title: string;
    lines: readonly { days: string; times: string }[];
  }[];
  lastChange: string;
  mayWrite: boolean;
  /** Whether the hours of the whole clinic may be chosen too. */
  isForAll: boolean;
  /** To choose among; none where the clinic has one. */
  houses: readonly { value: string; label: string }[];
  /** Slug of the further house that is shown. */
  house: string | null;
};

/** The hours of the clinic, or of one practitioner, room or device by period. */
export function CurrentHours(props: CurrentHoursProps) {
  const { slug, name, choices, periods, lastChange, mayWrite, isForAll } = props;
  const { houses, house } = props;
  const kinds = ['practitioner', 'room', 'equipment'] as const;
  return (
    <>
      <form method="get" action={SETTINGS_PATHS.hours} className="settings-choose">
        {houses.length > 0 ? (
          <>
            <label htmlFor="unidade">{messages.house}</label>
            <select id="unidade" name="unidade" className="input" defaultValue={house ?? undefined}>
              {houses.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </>
        ) : null}
        <label htmlFor="quem">{messages.choose}</label>
        <select id="quem" name="quem" className="input" defaultValue={slug}>
          {isForAll ? <option value={CLINIC_CHOICE}>{messages.clinic}</option> : null}
          {kinds.map((kind) => (
            <optgroup key={kind} label={staffSettings.kinds[kind]}>
              {choices
                .filter((choice) => choice.kind === kind)
                .map((choice) => (
                  <option key={choice.slug} value={choice.slug}>
                    {choice.name}
                  </option>
                ))}
            </optgroup>
          ))}
        </select>
        <Button look="secondary">{messages.show}</Button>
      </form>
      <section className="flow" aria-labelledby="hours-title">
        <h2 id="hours-title">{name}</h2>
        <ul className="settings-periods">
          {periods.map(({ from, title, lines }) => (
            <li key={from}>
              <Card look="raised">
                <h3>{title}</h3>
                <WeekLines lines={lines} />
                {mayWrite && periods.length > 1 ? (
                  <p>
                    <a href={`${hoursPath(slug, from, house)}#mudar`}>{messages.edit}</a>
                  </p>
                ) : null}
              </Card>
            </li>
          ))}
        </ul>
        <p className="small">{lastChange}</p>
      </section>
    </>
  );
}

/** A formatted week, one line per group of equal days. */
export function WeekLines({ lines }: { lines: readonly { days: string; times: string }[] }) {
  return (
    <dl className="settings-week">
      {lines.map(({ days, times }) => (
        <div key={days}>
          <dt>{days}</dt>
          <dd>{times}</dd>
        </div>
      ))}
    </dl>
  );
}
