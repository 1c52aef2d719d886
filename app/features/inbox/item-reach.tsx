import { staffInbox } from '#app/locales/pt-BR/staff/inbox.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import type { Reach, toReachView } from './inbox-view.ts';

type ItemReachProps = {
  reach: ReturnType<typeof toReachView>;
  email: string | null;
  facts: readonly { label: string; value: string }[];
};

const texts = staffInbox.item;

/** The ways to the person, and what else is known. */
export function ItemReach({ reach, email, facts }: ItemReachProps) {
  const ways = [
    { icon: 'phone', way: reach.phone },
    { icon: 'chat', way: reach.whatsapp },
    { icon: 'mail', way: reach.mail },
  ] as const;
  const all = [...(email ? [{ label: texts.email, value: email }] : []), ...facts];
  return (
    <section className="flow" aria-labelledby="reach-title">
      <h2 id="reach-title">{texts.reach}</h2>
      <ul className="inbox-reach">
        {ways.map(({ icon, way }) =>
          way ? (
            <li key={icon}>
              <Icon name={icon} />
              <ReachLink {...way} />
            </li>
          ) : null,
        )}
      </ul>
      <dl className="inbox-known">
        {all.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Staff know where they are going: nobody asks whether to leave the site. */
function ReachLink({ href, label }: Reach) {
  return (
    <a href={href} data-confirmed="">
      {label}
    </a>
  );
}
