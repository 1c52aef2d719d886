import { staffPlanned } from '#app/locales/pt-BR/staff/clinic/planned-notices.ts';
import { staffRecord } from '#app/locales/pt-BR/staff/record.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';

const messages = staffRecord.plans;

type PlanView = {
  id: number;
  when: string;
  what: readonly string[];
  by: string;
  /** Whether who planned it may no longer come in. */
  isLeft: boolean;
  state: 'waiting' | 'refused';
  /** Why it will be refused on its day, as things stand. */
  trouble?: string | null;
  /** Where it is changed, unless it may be taken back here. */
  link?: { href: string; label: string } | undefined;
  /** Patients who must be told of it, and how many have been; null for nobody. */
  toTell?: { patients: number; told: number; href: string } | null;
};

/** Changes that begin on a day to come, and those that did not fit on theirs. */
export function PlanList({ plans }: { plans: readonly PlanView[] }) {
  if (plans.length === 0) return null;
  return (
    <section className="flow" aria-labelledby="marcadas">
      <h2 id="marcadas">{messages.title}</h2>
      {plans.map(({ id, when, what, by, isLeft, state, trouble, link, toTell }) => (
        <Notice key={id} tone={isLeft || trouble || state === 'refused' ? 'warning' : 'info'}>
          <p>{messages.line(when, what.join(', '), by)}</p>
          {isLeft ? <p>{messages.left(by)}</p> : null}
          {state === 'refused' ? <p>{messages.refused}</p> : null}
          {trouble ? <p>{trouble}</p> : null}
          {toTell ? (
            <p>
              {staffPlanned.tell(toTell.patients)} {staffPlanned.told(toTell.told)}{' '}
              <a href={toTell.href}>{staffPlanned.tellLink}</a>
            </p>
          ) : null}
          {link ? (
            <p>
              <a href={link.href}>{link.label}</a>
            </p>
          ) : (
            <form method="post">
              <Button look="secondary" name="retirar" value={id}>
                {messages.withdraw}
              </Button>
            </form>
          )}
        </Notice>
      ))}
    </section>
  );
}
