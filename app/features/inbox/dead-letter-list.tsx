import { staffInbox } from '#app/locales/pt-BR/staff/inbox.ts';
import type { DeadLetter } from '#app/platform/jobs.server.ts';
import { Button, ButtonRow } from '#app/ui/button/button.tsx';
import { shortMoment } from './inbox-view.ts';

const labels = staffInbox.jobs;

export type DeadLetterView = ReturnType<typeof toDeadLetterView>;

/** @param today calendar day in the clinic's zone */
export function toDeadLetterView(job: DeadLetter, today: string) {
  const { id, queue, reason: noted, failedAt, askedAt, tries } = job;
  const reason = reasonOf(noted);
  return {
    id,
    isMismatch: reason === 'agenda-mismatch',
    what: labelOf(labels.queues, queue),
    why: labels.reasons[reason],
    // Unknown reasons come from the program; they help whoever fixes the fault.
    detail: noted === reason ? '' : noted,
    failed: shortMoment(failedAt, today),
    details: [
      labels.tries(tries),
      ...(askedAt ? [labels.asked(shortMoment(askedAt, today))] : []),
    ].join(' · '),
  };
}

/**
 * Dead jobs.
 * @param mismatches what the audit of the agenda finds now, in words
 * @param maySettle whether the viewer may retry or dismiss them
 */
export function DeadLetterList({
  jobs,
  mismatches,
  maySettle,
}: {
  jobs: readonly DeadLetterView[];
  mismatches: readonly string[];
  maySettle: boolean;
}) {
  return (
    <ul className="inbox-list" aria-label={labels.caption}>
      {jobs.map(({ id, what, why, detail, failed, details, isMismatch }) => (
        <li key={id} className="inbox-row">
          <h2 className="inbox-name">{what}</h2>
          <p className="inbox-excerpt">{why}</p>
          {isMismatch ? <Mismatches found={mismatches} /> : null}
          {detail ? (
            <p className="inbox-facts">
              {labels.detail} <code>{detail}</code>
            </p>
          ) : null}
          <p className="inbox-facts">
            {labels.when} {failed} · {details}
          </p>
          {maySettle ? (
            <form method="post">
              <input type="hidden" name="tarefa" value={id} />
              <ButtonRow>
                <Button
                  look="secondary"
                  name="acao"
                  value="repetir"
                  aria-label={labels.retryOf(what)}
                >
                  {labels.retry}
                </Button>
                <Button
                  look="quiet"
                  name="acao"
                  value="dispensar"
                  aria-label={labels.dismissOf(what)}
                >
                  {labels.dismiss}
                </Button>
              </ButtonRow>
            </form>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

function Mismatches({ found }: { found: readonly string[] }) {
  const texts = labels.mismatch;
  if (found.length === 0) return <p>{texts.none}</p>;
  return (
    <>
      <ul aria-label={texts.caption}>
        {found.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
      <p>{texts.advice}</p>
    </>
  );
}

function reasonOf(noted: string): keyof typeof labels.reasons {
  if (noted === 'mail-refused' || noted === 'agenda-mismatch') return noted;
  if (noted === 'charge-refused' || noted === 'refund-refused') return noted;
  return /^(?:mail not sent|the mail server)/.test(noted) ? 'mail-delayed' : 'fault';
}

/** The label of a key, or the key itself when there is none. */
function labelOf(labels: Readonly<Record<string, string>>, key: string): string {
  return labels[key] ?? key;
}
