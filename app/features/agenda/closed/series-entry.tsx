import type { ClosureView } from '#app/features/agenda/booking/closure-list.tsx';
import { staffClosureDays as messages } from '#app/locales/pt-BR/staff/day/closure-days.ts';
import { Button, ButtonRow } from '#app/ui/button/button.tsx';
import { Disclosure } from '#app/ui/disclosure/disclosure.tsx';

/** The days of closures that were made together: one may go, those from one on, or all. */
export function SeriesDays({ id, title, days }: Pick<ClosureView, 'id' | 'title' | 'days'>) {
  return (
    <>
      <form method="post">
        <input type="hidden" name="id" defaultValue={id} />
        <Button
          look="secondary"
          name="acao"
          value="reabrir-serie"
          aria-label={messages.removeAllOf(title)}
        >
          {messages.removeAll}
        </Button>
      </form>
      <Disclosure summary={messages.showDays}>
        <ul className="flow">
          {days.map((day) => (
            <li key={day.id}>
              <form method="post" className="flow">
                <input type="hidden" name="id" defaultValue={day.id} />
                <p>{day.words}</p>
                <ButtonRow>
                  <Button
                    look="secondary"
                    name="acao"
                    value="reabrir"
                    aria-label={messages.takeOutOf(day.words)}
                  >
                    {messages.takeOut}
                  </Button>
                  <Button
                    look="quiet"
                    name="acao"
                    value="reabrir-seguintes"
                    aria-label={messages.endHereOf(day.words)}
                  >
                    {messages.endHere}
                  </Button>
                </ButtonRow>
              </form>
            </li>
          ))}
        </ul>
      </Disclosure>
    </>
  );
}
