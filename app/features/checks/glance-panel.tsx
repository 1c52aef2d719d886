import { staffChecks } from '#app/locales/pt-BR/staff/connections/checks.ts';
import { Notice } from '#app/ui/notice/notice.tsx';
import { CHECK_PATHS } from './check-paths.ts';
import type { Glance } from './glance.ts';

const words = staffChecks.glance;

/** Whether all is well, or what is wrong, what it means for the desk and whom to call. */
export function GlancePanel({ glance, hasLink = true }: { glance: Glance; hasLink?: boolean }) {
  const { state, title, text, items, keeper, asksForKeeper } = glance;
  const link = hasLink ? <a href={CHECK_PATHS.page}>{words.more}</a> : null;
  if (state === 'fine' || state === 'attention' || state === 'never') {
    return (
      <div className="checks-glance" data-glance={state}>
        <Notice tone={state === 'never' ? 'info' : 'success'}>
          <p>
            <strong>{title}</strong> {text} {link}
          </p>
        </Notice>
      </div>
    );
  }
  return (
    <div className="checks-glance" data-glance={state}>
      <Notice tone="warning" title={title}>
        {items.length > 0 ? (
          <ul className="checks-troubles">
            {items.map(({ id, title: check, what, meaning, since }) => (
              <li key={id}>
                <strong>{check}.</strong> {what} {meaning} <span className="small">{since}</span>
              </li>
            ))}
          </ul>
        ) : null}
        {keeper ? (
          <p>
            {words.callWho(keeper.name)} <a href={keeper.href}>{keeper.phone}</a>
          </p>
        ) : null}
        {asksForKeeper ? <p>{words.nobody}</p> : null}
        <p className="small">
          {text} {link}
        </p>
      </Notice>
    </div>
  );
}
