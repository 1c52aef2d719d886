import { staffInbox } from '#app/locales/pt-BR/staff/inbox.ts';
import { Button, ButtonRow } from '#app/ui/button/button.tsx';
import { TextArea } from '#app/ui/field/field.tsx';
import { TEMPLATE_NAMES } from './inbox-view.ts';
import { type FormStamp, ITEM_ACTIONS, ITEM_FIELDS, StampFields } from './item-fields.tsx';

type WriteProps = { stamp: FormStamp; words: string; error: string | undefined };

const labels = staffInbox.item;

/** Answers by mail; templates are appended to the draft. */
export function AnswerForm({ stamp, words, error, subject }: WriteProps & { subject: string }) {
  return (
    <section className="flow" id="responder" aria-labelledby="answer-title">
      <h2 id="answer-title">{labels.answer}</h2>
      <form method="post" action="#responder" className="flow" noValidate>
        <StampFields stamp={stamp} />
        <fieldset className="inbox-templates">
          <legend>{labels.templates}</legend>
          <ButtonRow>
            {TEMPLATE_NAMES.map((name) => (
              <Button
                key={name}
                look="quiet"
                name={ITEM_FIELDS.action}
                value={`${ITEM_ACTIONS.template}${name}`}
              >
                {labels.templateNames[name]}
              </Button>
            ))}
          </ButtonRow>
        </fieldset>
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
