import { staffMessages } from '#app/locales/pt-BR/staff/clinic/messages.ts';
import { MessageFold } from './message-fold.tsx';

const messages = staffMessages.byHand;

export type ByHandView = {
  id: string;
  sentence: string;
  /** What is written, with what stands for each person in brackets. */
  text: string;
  /** Where its words are changed. */
  wordsHref: string;
  /** Where it is sent. */
  place: { href: string; label: string };
};

/** The texts that the program writes and a person sends: nothing to turn off. */
export function ByHandList({ rows }: { rows: readonly ByHandView[] }) {
  return (
    <MessageFold title={messages.title} told={messages.told(rows.length)} isOpen={false}>
      {rows.map(({ id, sentence, text, wordsHref, place }) => (
        <li key={id} className="message-row">
          <details>
            <summary>
              <span className="message-sentence">{sentence}</span>
              <span className="message-told small">
                <strong>{messages.state}</strong> · {messages.how}
              </span>
            </summary>
            <div className="message-more">
              <blockquote className="message-text">{text}</blockquote>
              <p className="small">{messages.words}</p>
              <p className="message-links small">
                <a href={wordsHref}>{messages.changeWords}</a>{' '}
                <a href={place.href}>{messages.open(place.label)}</a>
              </p>
            </div>
          </details>
        </li>
      ))}
    </MessageFold>
  );
}
