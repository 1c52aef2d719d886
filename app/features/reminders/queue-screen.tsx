import { staffReminders } from '#app/locales/pt-BR/staff/reminders.ts';
import { Button, LinkButton } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import type { QueueCard } from './queue-view.ts';
import { REMINDER_PATHS } from './reminder-paths.ts';
import type { QueueOutcome } from './settle-queue.server.ts';

const messages = staffReminders.queue;

export const QUEUE_FIELDS = {
  outcome: 'resultado',
  protocol: 'protocolo',
  sequence: 'sequencia',
  act: 'acao',
} as const;

export type QueueNews = {
  text: string;
  /** Of the appointment whose note can be taken back; null when none can. */
  undoes: string | null;
};

type QueueScreenProps = {
  card: QueueCard | null;
  /** In the queue, this person included. */
  count: number;
  /** Of them with colleagues. */
  others: number;
  mayWrite: boolean;
  /** At night: when the queue begins again. */
  opensAt: string | null;
  news: QueueNews | null;
  /** How many appointments nobody is there to serve. */
  alone: number;
};

/** One person at a time: who, when, the message, and what came of it. */
export function QueueScreen({
  card,
  count,
  others,
  mayWrite,
  opensAt,
  news,
  alone,
}: QueueScreenProps) {
  return (
    <div className="queue">
      {news ? <News news={news} /> : null}
      {alone > 0 ? (
        <Notice tone="warning">
          <p>
            {messages.alone(alone)}{' '}
            <a href={`${REMINDER_PATHS.list}#sem-profissional`}>{messages.aloneLink}</a>
          </p>
        </Notice>
      ) : null}
      {card ? (
        <Person card={card} left={count - 1} />
      ) : count === 0 ? (
        <p>{opensAt ? messages.night.text(opensAt) : messages.none}</p>
      ) : others >= count ? (
        <p>{messages.others(others)}</p>
      ) : mayWrite ? (
        <form method="post" action={REMINDER_PATHS.queue}>
          <Button size="large" name={QUEUE_FIELDS.act} value="comecar">
            {messages.start}
          </Button>
        </form>
      ) : null}
    </div>
  );
}

function News({ news }: { news: QueueNews }) {
  return (
    <Notice role="status">
      <form method="post" action={REMINDER_PATHS.queue} className="queue-news">
        <span>{news.text}</span>
        {news.undoes ? (
          <>
            <input type="hidden" name={QUEUE_FIELDS.protocol} value={news.undoes} />
            <Button look="quiet" name={QUEUE_FIELDS.act} value="desfazer">
              {messages.undo}
            </Button>
          </>
        ) : null}
      </form>
    </Notice>
  );
}

const AFTER: readonly QueueOutcome[] = ['confirmed', 'move', 'cancel', 'no-answer'];

function Person({ card, left }: { card: QueueCard; left: number }) {
  return (
    <section id="pessoa" className="queue-person" aria-labelledby="pessoa-nome">
      <p className="queue-when">{card.moment}</p>
      <h2 id="pessoa-nome">{card.patient}</h2>
      <p className="queue-soft">{[card.contact, card.what].filter(Boolean).join(' · ')}</p>
      <ul className="queue-notes">
        {[...card.why, ...card.notes].map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
      <form method="post" action={REMINDER_PATHS.queue} className="queue-acts">
        <input type="hidden" name={QUEUE_FIELDS.protocol} value={card.protocol} />
        <input type="hidden" name={QUEUE_FIELDS.sequence} value={card.sequence} />
        {card.whatsappHref ? (
          <LinkButton
            href={card.whatsappHref}
            size="large"
            target="_blank"
            rel="noopener noreferrer"
            icon={<Icon name="chat" />}
          >
            {messages.open}
          </LinkButton>
        ) : (
          <CallLink card={card} />
        )}
        <Button size="large" look="secondary" name={QUEUE_FIELDS.outcome} value="sent">
          {messages.outcomes.sent}
        </Button>
        <fieldset className="queue-after">
          <legend>{messages.outcomesLabel}</legend>
          {card.whatsappHref ? <CallLink card={card} /> : null}
          {AFTER.map((outcome) => (
            <Button key={outcome} look="secondary" name={QUEUE_FIELDS.outcome} value={outcome}>
              {messages.outcomes[outcome]}
            </Button>
          ))}
        </fieldset>
      </form>
      <p className="queue-soft">{messages.left(left)}</p>
    </section>
  );
}

function CallLink({ card }: { card: QueueCard }) {
  return (
    <LinkButton href={card.phoneHref} look="secondary" icon={<Icon name="phone" />}>
      {messages.call(card.phone)}
    </LinkButton>
  );
}
