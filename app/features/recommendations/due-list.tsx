import { formatAgo } from '#app/clinic/format-ago.ts';
import { formatDate } from '#app/clinic/format-date.ts';
import { formatPhone } from '#app/clinic/format-phone.ts';
import { type ChatClinic, textOfChat } from '#app/clinic/mail-words/text-of-chat.ts';
import { firstNameOf } from '#app/clinic/mail-words/words-of-mail.ts';
import { whatsappLinkWith } from '#app/clinic/whatsapp-link.ts';
import { chatTexts } from '#app/locales/mail-words/chat-texts.ts';
import { addressOf } from '#app/locales/mail-words/treatments.ts';
import { staffRecommendations } from '#app/locales/pt-BR/staff/recommendations.ts';
import { linkless } from '#app/platform/mail/mail-body.ts';
import { Button } from '#app/ui/button/button.tsx';
import { PhoneText } from '#app/ui/phone-text/phone-text.tsx';
import type { Recommendation } from './read-recommendations.server.ts';

const messages = staffRecommendations.list;

/** Fields of each row's form. */
export const SETTLE_FIELDS = { id: 'volta', settlement: 'feito' } as const;

type Labels = {
  now: Date;
  clinic: ChatClinic;
  housePhone: (branch: string | null) => string;
  serviceTitle: (slug: string) => string;
  /** The address that books in two taps. */
  linkOf: (row: Recommendation) => string;
  pageOf: (protocol: string) => string;
  bookOf: (row: Recommendation) => string;
};

export type DueRowView = ReturnType<typeof toDueRow>;

/** Somebody to be called, as a row. */
export function toDueRow(row: Recommendation, labels: Labels) {
  const { phoneE164, contactName, patientName, tries, triedAt } = row;
  const { locale } = row;
  const id = 'chat-return';
  const words = textOfChat(
    labels.clinic,
    { id, locale },
    {
      standard: chatTexts[locale][id],
      values: {
        ...{ nome: firstNameOf(contactName), paciente: linkless(patientName) },
        tratamento: addressOf(contactName, row.called, locale),
        ...{ telefone: labels.housePhone(row.originBranch), link: labels.linkOf(row) },
      },
    },
  );
  return {
    id: row.id,
    patient: patientName,
    contact: contactName === patientName ? '' : messages.contact(contactName),
    what: `${labels.serviceTitle(row.serviceSlug)}, ${row.practitionerName}`,
    due: messages.due(formatDate(row.dueOn)),
    note: row.note,
    told: messages.mails[row.mail],
    tries: triedAt ? messages.tries(tries, formatAgo(triedAt, labels.now)) : '',
    phone: formatPhone(phoneE164),
    phoneHref: `tel:${phoneE164}`,
    whatsappHref: whatsappLinkWith(`https://wa.me/${phoneE164.slice(1)}`, words),
    pageHref: labels.pageOf(row.originProtocol),
    bookHref: labels.bookOf(row),
  };
}

type DueListProps = { rows: readonly DueRowView[]; action: string; mayWrite: boolean };

/** Who is to be called; each row is worked by telephone with one press. */
export function DueList({ rows, action, mayWrite }: DueListProps) {
  return (
    <ol className="due-list">
      {rows.map((row) => (
        <li key={row.id}>
          <p>
            <strong>
              <a href={row.pageHref}>{row.patient}</a>
            </strong>
            {' · '}
            {row.due}
          </p>
          <p>{[row.what, row.note, row.contact].filter(Boolean).join('. ')}</p>
          <p>
            {row.told}. {row.tries}
          </p>
          <p className="due-reach">
            <a className="own-link" href={row.phoneHref}>
              <PhoneText>{row.phone}</PhoneText>
            </a>
            <a
              className="own-link"
              href={row.whatsappHref}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={messages.whatsapp(row.patient)}
            >
              WhatsApp
            </a>
            {mayWrite ? (
              <a
                className="own-link"
                href={row.bookHref}
                aria-label={messages.bookFor(row.patient)}
              >
                {messages.book}
              </a>
            ) : null}
          </p>
          {mayWrite ? <SettleForm id={row.id} action={action} /> : null}
        </li>
      ))}
    </ol>
  );
}

function SettleForm({ id, action }: { id: number; action: string }) {
  return (
    <form method="post" action={action} className="due-reach">
      <input type="hidden" name={SETTLE_FIELDS.id} defaultValue={id} />
      <Button look="secondary" name={SETTLE_FIELDS.settlement} value="no-answer">
        {messages.noAnswer}
      </Button>
      <Button look="secondary" name={SETTLE_FIELDS.settlement} value="declined">
        {messages.declined}
      </Button>
      <Button look="quiet" name={SETTLE_FIELDS.settlement} value="withdrawn">
        {messages.withdrawn}
      </Button>
    </form>
  );
}
