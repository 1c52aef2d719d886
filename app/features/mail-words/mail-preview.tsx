import { staffMailWords } from '#app/locales/pt-BR/staff/clinic/mail-words.ts';
import type { MailBlock } from '#app/platform/mail/mail-body.ts';
import { Disclosure } from '#app/ui/disclosure/disclosure.tsx';
import { PhoneText } from '#app/ui/phone-text/phone-text.tsx';
import type { Language } from './mail-words-form.ts';

const messages = staffMailWords;

/** A sample mail in one language; of a chat the text alone. */
export type PreviewedMail = {
  language: Language;
  /** 'pt-BR' */
  lang: string;
  /** Null for a chat. */
  subject: string | null;
  /** Whose name stands above it. */
  from: string;
  blocks: readonly MailBlock[];
  /** The same as plain text. */
  text: string;
};

/** Sample mails as they would arrive. Their links lead nowhere. */
export function MailPreviews({ mails }: { mails: readonly PreviewedMail[] }) {
  return (
    <section className="mail-previews" aria-labelledby="como-fica">
      <h2 id="como-fica">{messages.preview.title}</h2>
      <p className="small">
        {mails.some(({ subject }) => subject === null)
          ? messages.preview.chatLead
          : messages.preview.lead}
      </p>
      {mails.map((mail, index) =>
        index === 0 ? (
          <MailPreview key={mail.language} mail={mail} />
        ) : (
          <Disclosure key={mail.language} summary={messages.languages[mail.language]}>
            <MailPreview mail={mail} />
          </Disclosure>
        ),
      )}
    </section>
  );
}

function MailPreview({ mail }: { mail: PreviewedMail }) {
  const title = messages.languages[mail.language];
  if (mail.subject === null)
    return (
      <article className="mail-preview" aria-label={title}>
        <h3>{title}</h3>
        <p className="mail-chat" lang={mail.lang}>
          <PhoneText>{mail.text}</PhoneText>
        </p>
      </article>
    );
  return (
    <article className="mail-preview" aria-label={title}>
      <h3>{title}</h3>
      <p>
        {messages.preview.subject}: <strong lang={mail.lang}>{mail.subject}</strong>
      </p>
      <div className="mail-sheet" lang={mail.lang}>
        <p className="mail-band">{mail.from}</p>
        <div className="mail-body">
          {mail.blocks.map((block, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a mail stay where they are
            <Block key={index} block={block} />
          ))}
        </div>
      </div>
      <Disclosure summary={messages.preview.text}>
        <pre className="mail-text" lang={mail.lang}>
          <PhoneText>{mail.text}</PhoneText>
        </pre>
      </Disclosure>
    </article>
  );
}

/** A block as mail programs show it; headings are no headings of this page. */
function Block({ block }: { block: MailBlock }) {
  switch (block.kind) {
    case 'title':
    case 'heading':
      return <p className={`mail-${block.kind}`}>{block.text}</p>;
    case 'paragraph':
      return (
        <p>
          <PhoneText>{block.text}</PhoneText>
        </p>
      );
    case 'list':
      return (
        <ul>
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      );
    case 'facts':
      return (
        <dl className="mail-facts">
          {block.facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <PhoneText>{value}</PhoneText>
              </dd>
            </div>
          ))}
        </dl>
      );
    case 'link':
      return (
        <p className="mail-link">
          <PhoneText>{block.label}</PhoneText>
        </p>
      );
    case 'button':
      return (
        <p>
          <span className="mail-button">{block.label}</span>
        </p>
      );
  }
}
