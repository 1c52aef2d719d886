import { staffMail } from '#app/locales/pt-BR/staff/clinic/mail.ts';
import { howToMend } from './mail-record-help.ts';
import type { MailRecords } from './mail-records.server.ts';

const messages = staffMail.records;
const KINDS = ['spf', 'dkim', 'dmarc'] as const;

/** What the domain says about its mail, and how to mend what it lacks. */
export function MailRecordsList({
  records,
  askedAt,
}: {
  records: MailRecords;
  askedAt: string | null;
}) {
  const { domain, dmarcDomain } = records;
  return (
    <section aria-labelledby="dominio" className="stack">
      <h2 id="dominio">{messages.title}</h2>
      <p>
        {messages.lead(domain)} {askedAt}
      </p>
      <dl>
        {KINDS.map((kind) => (
          <div key={kind}>
            <dt>{`${messages.names[kind]}: ${messages.words[records[kind]]}`}</dt>
            {kind === 'dmarc' && dmarcDomain ? (
              <dd>{messages.above(dmarcDomain, domain)}</dd>
            ) : null}
            {records[kind] === 'fine' ? null : <dd>{howToMend(kind, records)}</dd>}
          </div>
        ))}
      </dl>
    </section>
  );
}
