import { appointmentPath } from '#app/features/agenda/agenda-paths.ts';
import { staffMoveDay as messages } from '#app/locales/pt-BR/staff/day/move-day.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import { PhoneText } from '#app/ui/phone-text/phone-text.tsx';

type MovedPeopleProps = {
  id: number;
  people: readonly {
    protocol: string;
    patient: string;
    phone: string;
    phoneHref: string;
    moved: string;
    told: string;
    /** Whether it is at its old time again. */
    isBack: boolean;
  }[];
  /** Whoever could not be moved, and why. */
  failed: readonly string[];
  isUndone: boolean;
  /** The part of the day, for the way back to it. */
  asked: Record<string, string>;
};

/** Who was moved, to call one after the other, and the way back. */
export function MovedPeople({ id, people, failed, isUndone, asked }: MovedPeopleProps) {
  const stays = people.filter(({ isBack }) => !isBack);
  return (
    <section className="flow" aria-labelledby="moved-title">
      <Notice tone={failed.length > 0 ? 'warning' : 'success'} role="status">
        <p>{isUndone ? messages.undone : messages.done(people.length)}</p>
        {isUndone && stays.length > 0 ? (
          <p>
            {messages.stays} {stays.map(({ patient }) => patient).join(', ')}
          </p>
        ) : null}
        {failed.length > 0 && !isUndone ? (
          <>
            <p>{messages.failed}</p>
            <ul>
              {failed.map((each) => (
                <li key={each}>{each}</li>
              ))}
            </ul>
          </>
        ) : null}
      </Notice>
      <h2 id="moved-title">{messages.list}</h2>
      <ul className="flow">
        {people.map(({ protocol, patient, phone, phoneHref, moved, told }) => (
          <li key={protocol}>
            <a href={appointmentPath(protocol)}>{patient}</a>,{' '}
            <a href={phoneHref}>
              <PhoneText>{phone}</PhoneText>
            </a>
            . {moved} {told}
          </li>
        ))}
      </ul>
      {isUndone ? null : (
        <form method="post" className="stack no-print">
          {Object.entries({ ...asked, feito: String(id) }).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <p>{messages.undoHint}</p>
          <Button look="secondary" name="acao" value="desfazer">
            {messages.undo}
          </Button>
        </form>
      )}
    </section>
  );
}
