import { staffInbox } from '#app/locales/pt-BR/staff/inbox.ts';
import type { DeadLetter } from '#app/platform/jobs.server.ts';
import { Button, ButtonRow } from '#app/ui/button/button.tsx';
import { shortMoment } from './inbox-view.ts';

const texts = staffInbox.jobs;

export type DeadLetterView = ReturnType<typeof toDeadLetterView>;

/** @param today calendar day in the clinic's zone */
export function toDeadLetterView(job: DeadLetter, today: string) {
  const { id, queue, why, failedAt, askedAt, tries } = job;
  const reason = reasonOf(why);
  return {
    id,
    what: labelOf(texts.queues, queue),
    why: texts.reasons[reason],
    // What is no word of ours is the program's own, and helps who mends it.
    detail: why === reason ? '' : why,
    failed: shortMoment(failedAt, today),
    facts: [
      texts.tries(tries),
      ...(askedAt ? [texts.asked(shortMoment(askedAt, today))] : []),
    ].join(' · '),
  };
}

/** Jobs that failed for good. @param maySettle whether the reader may do something about them */
export function DeadLetterList({
  jobs,
  maySettle,
}: {
  jobs: readonly DeadLetterView[];
  maySettle: boolean;
}) {
  return (
    <ul className="inbox-list" aria-label={texts.caption}>
      {jobs.map(({ id, what, why, detail, failed, facts }) => (
        <li key={id} className="inbox-row">
          <h2 className="inbox-name">{what}</h2>
          <p className="inbox-excerpt">{why}</p>
          {detail ? (
            <p className="inbox-facts">
              {texts.detail} <code>{detail}</code>
            </p>
          ) : null}
          <p className="inbox-facts">
            {texts.when} {failed} · {facts}
          </p>
          {maySettle ? (
            <form method="post">
              <input type="hidden" name="tarefa" value={id} />
              <ButtonRow>
                <Button
                  look="secondary"
                  name="acao"
                  value="repetir"
                  aria-label={texts.retryOf(what)}
                >
                  {texts.retry}
                </Button>
                <Button
                  look="quiet"
                  name="acao"
                  value="dispensar"
                  aria-label={texts.dismissOf(what)}
                >
                  {texts.dismiss}
                </Button>
              </ButtonRow>
            </form>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

function reasonOf(why: string): keyof typeof texts.reasons {
  if (why === 'mail-refused') return why;
  return /^(?:mail not sent|the mail server)/.test(why) ? 'mail-delayed' : 'fault';
}

/** Our words for a key, or the key itself where we have none. */
function labelOf(words: Readonly<Record<string, string>>, key: string): string {
  return words[key] ?? key;
}
