import { staffInbox } from '#app/locales/pt-BR/staff/inbox.ts';
import type { AuditAction } from '#app/platform/audit/audit-event.ts';
import { type NameOf, shortMoment } from './inbox-view.ts';
import type { InboxItem } from './read-inbox-item.server.ts';

type Note = {
  id: number;
  title: string;
  moment: string;
  words: string;
  /** Delivery status of an answer. */
  delivery: string | null;
};
type Step = { key: string; text: string; moment: string };

const labels = staffInbox.item;

/** Notes and answers of an item, oldest first. */
export function ItemNotes({ notes }: { notes: readonly Note[] }) {
  if (notes.length === 0) return <p>{labels.noNotes}</p>;
  return (
    <ol className="inbox-notes">
      {notes.map(({ id, title, moment, words, delivery }) => (
        <li key={id} id={`nota-${id}`}>
          <h3>{title}</h3>
          <p className="small">{moment}</p>
          <p className="inbox-words">{words}</p>
          {delivery ? <p className="small">{delivery}</p> : null}
        </li>
      ))}
    </ol>
  );
}

/** Audit history of an item, oldest first. */
export function ItemHistory({ steps }: { steps: readonly Step[] }) {
  return (
    <section className="flow" aria-labelledby="history-title">
      <h2 id="history-title">{labels.history}</h2>
      {steps.length === 0 ? (
        <p>{labels.noHistory}</p>
      ) : (
        <ol className="inbox-history">
          {steps.map(({ key, text, moment }) => (
            <li key={key}>
              {text} <span className="small">{moment}</span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

type Speaker = { nameOf: NameOf; today: string };

export function toNoteViews(item: Pick<InboxItem, 'notes'>, { nameOf, today }: Speaker): Note[] {
  return item.notes.map(({ id, author, words, writtenAt, isMailed, mailedAt }) => ({
    id,
    title: (isMailed ? labels.answerBy : labels.noteBy)(nameOf(author)),
    moment: shortMoment(writtenAt, today),
    words,
    delivery: isMailed ? deliveryOf(mailedAt, today) : null,
  }));
}

export function toStepViews(item: Pick<InboxItem, 'history'>, speaker: Speaker): Step[] {
  return item.history.map((step, index) => {
    const id = Number(/^staff:(\d+)$/.exec(step.actor)?.[1]);
    const name = id ? speaker.nameOf(id) : staffInbox.someone;
    return {
      key: String(index),
      text: `${name} ${wordsOf(step, speaker.nameOf)}.`,
      moment: shortMoment(step.at, speaker.today),
    };
  });
}

function deliveryOf(mailedAt: Date | null, today: string): string {
  return mailedAt ? labels.sent(shortMoment(mailedAt, today)) : labels.waiting;
}

type HistoryStep = InboxItem['history'][number];

const { actions, statuses } = staffInbox;
const WORDS: Record<
  AuditAction<'inbox_item'>,
  (step: HistoryStep, nameOf: NameOf) => string | null
> = {
  'inbox.status': ({ from, to }) =>
    from && to ? actions.status(statuses[from], statuses[to]) : null,
  'inbox.assigned': ({ actor, assignee }, nameOf) => {
    if (actor === `staff:${assignee}`) return actions.taken;
    return assignee ? actions.assigned(nameOf(assignee)) : actions.released;
  },
  'inbox.noted': () => actions.noted,
  'inbox.answered': () => actions.answered,
};

function wordsOf(step: HistoryStep, nameOf: NameOf): string {
  const { action } = step;
  return (isItemAction(action) ? WORDS[action](step, nameOf) : null) ?? actions.other(action);
}

function isItemAction(action: string): action is keyof typeof WORDS {
  return Object.hasOwn(WORDS, action);
}
