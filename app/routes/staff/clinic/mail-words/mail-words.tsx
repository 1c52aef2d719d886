import { historyPath, RECORD_PATHS } from '#app/features/clinic-record/sections.ts';
import { staffMailWords } from '#app/locales/pt-BR/staff/clinic/mail-words.ts';
import { staffRecord } from '#app/locales/pt-BR/staff/record.ts';
import { staffHistory } from '#app/locales/pt-BR/staff/settings/history.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import { LinkCard } from '#app/ui/card/card.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import type { Route } from './+types/mail-words';
import { wordsList } from './mail-words-page.server.ts';

export const loader = (args: Route.LoaderArgs) => wordsList(args);

export default function MailWordsPage({ loaderData }: Route.ComponentProps) {
  const { warning, rule, lastChange, groups } = loaderData;
  const messages = staffMailWords;
  return (
    <StaffScreen
      title={messages.title}
      lead={messages.lead}
      back={{ href: RECORD_PATHS.overview, label: staffRecord.back }}
    >
      <div className="stack">
        {warning ? (
          <Notice tone="warning" role="alert">
            <p>{warning}</p>
          </Notice>
        ) : null}
        {groups.map(({ title, mails }) => (
          <section key={title} className="stack" aria-label={title}>
            <h2>{title}</h2>
            <ul className="grid">
              {mails.map(({ href, label, when, isOwn }) => (
                <li key={href}>
                  <LinkCard
                    href={href}
                    title={label}
                    titleLevel={3}
                    fact={isOwn ? messages.own : messages.standard}
                  >
                    <p>{when}</p>
                  </LinkCard>
                </li>
              ))}
            </ul>
          </section>
        ))}
        <section className="stack" aria-label={messages.fixed.title}>
          <h2>{messages.fixed.title}</h2>
          <p>{messages.fixed.text}</p>
        </section>
        <p className="small">
          {rule} {lastChange} <a href={historyPath('emails')}>{staffHistory.link}</a>
        </p>
      </div>
    </StaffScreen>
  );
}
