import { staffPrivacy } from '#app/locales/pt-BR/staff/privacy.ts';
import { LinkCard } from '#app/ui/card/card.tsx';
import { ADMIN_PATHS } from './privacy-admin-paths.ts';

const texts = staffPrivacy.more;
const TASKS = ['consents', 'retention', 'incidents'] as const;

/** The other pages of the privacy desk. */
export function DeskMore() {
  return (
    <section className="flow">
      <h2>{texts.title}</h2>
      <ul className="grid desk-grid">
        {TASKS.map((task) => (
          <li key={task}>
            <LinkCard href={ADMIN_PATHS[task]} title={texts[task][0] ?? ''} titleLevel={3}>
              <p>{texts[task][1]}</p>
            </LinkCard>
          </li>
        ))}
      </ul>
    </section>
  );
}
