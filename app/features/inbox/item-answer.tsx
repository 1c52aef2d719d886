import { staffInbox } from '#app/locales/pt-BR/staff/inbox.ts';
import { Button, ButtonRow } from '#app/ui/button/button.tsx';
import { TextArea } from '#app/ui/field/field.tsx';
import { type FormStamp, ITEM_ACTIONS, ITEM_FIELDS, StampFields } from './item-fields.tsx';

type WriteProps = { stamp: FormStamp; words: string; error: string | undefined };

const labels = staffInbox.item;

type AnswerProps = WriteProps & { subject: string; replies: Replies };
export type Replies = {
  list: readonly { slug: string; title: string }[];
  /** Where they are changed; null for whoever may not. */
  changeHref: string | null;
};

/** Answers by mail; ready-made answers are appended to the draft. */
export function AnswerForm({ stamp, words, error, subject, replies }: AnswerProps) {
  return (
    <section className="flow" id="responder" aria-labelledby="answer-title">
      <h2 id="answer-title">{labels.answer}</h2>
      <form method="post" action="#responder" className="flow" noValidate>
        <StampFields stamp={stamp} />
        {replies.list.length > 0 ? (
          <fieldset className="inbox-templates">
            <legend>{labels.templates}</legend>
            <ButtonRow>
              {replies.list.map(({ slug, title }) => (
                <Button
                  key={slug}
                  look="quiet"
                  name={ITEM_FIELDS.action}
                  value={`${ITEM_ACTIONS.template}${slug}`}
                >
                  {title}
                </Button>
              ))}
            </ButtonRow>
          </fieldset>
        ) : null}
        {replies.changeHref ? (
          <p className="small">
            <a href={replies.changeHref}>{labels.changeTemplates}</a>
          </p>
        ) : null}
        <TextArea
          id={ITEM_FIELDS.answer}
          name={ITEM_FIELDS.answer}
          label={labels.answerWords}
          hint={labels.answerHint(subject)}
          rows={10}
          defaultValue={words}
          {...(error ? { error } : {})}
        />
        <Button name={ITEM_FIELDS.action} value={ITEM_ACTIONS.answer}>
          {labels.send}
        </Button>
      </form>
    </section>
  );
}

/** Adds a note for colleagues. */
export function NoteForm({ stamp, words, error }: WriteProps) {
  return (
    <form method="post" className="flow" noValidate>
      <StampFields stamp={stamp} />
      <TextArea
        id={ITEM_FIELDS.note}
        name={ITEM_FIELDS.note}
        label={labels.note}
        hint={labels.noteHint}
        rows={3}
        defaultValue={words}
        {...(error ? { error } : {})}
      />
      <Button look="secondary" name={ITEM_FIELDS.action} value={ITEM_ACTIONS.note}>
        {labels.addNote}
      </Button>
    </form>
  );
}
