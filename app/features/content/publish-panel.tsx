import { staffContent } from '#app/locales/pt-BR/staff/content.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Checkbox } from '#app/ui/checkbox/checkbox.tsx';
import { DateField } from '#app/ui/date-field/date-field.tsx';
import { Disclosure } from '#app/ui/disclosure/disclosure.tsx';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { errorAt } from '#app/ui/field/field-props.ts';
import { TimeField } from '#app/ui/time-field/time-field.tsx';
import { CONTENT_ACTIONS, CONTENT_FIELDS } from './content-form-fields.ts';

type PublishPanelProps = {
  /** 'amanhã, 8h' when publication is scheduled; otherwise null. */
  scheduledFor: string | null;
  /** Values of the schedule's fields. */
  day: string;
  time: string;
  errors: readonly FieldError[];
  /** What keeps the text from being published, each with its field. */
  lacks: readonly FieldError[];
  /** Whether links did not answer, which their author may know better. */
  hasDeadLinks?: boolean | undefined;
  /** Advice of the rules that does not block publishing. */
  advice?: React.ReactNode;
};

const messages = staffContent.edit;

/** Buttons to save an entry, preview it, and publish it now or later. */
export function PublishPanel({
  scheduledFor,
  day,
  time,
  errors,
  lacks,
  hasDeadLinks,
  advice,
}: PublishPanelProps) {
  const dayError = errorAt(errors, CONTENT_FIELDS.day);
  const action = (value: string) => ({ name: CONTENT_FIELDS.action, value });
  return (
    <section className="content-actions" aria-label={messages.actions}>
      <Lacks lacks={lacks} />
      {hasDeadLinks ? (
        <Checkbox
          id={CONTENT_FIELDS.linksSeen}
          name={CONTENT_FIELDS.linksSeen}
          value="sim"
          label={staffContent.outside.seen}
        />
      ) : null}
      <Button {...action(CONTENT_ACTIONS.publish)}>
        {messages.publish}
        <span data-lacks-count="">
          {lacks.length > 0 ? staffContent.lacks.button(lacks.length) : ''}
        </span>
      </Button>
      <Button {...action(CONTENT_ACTIONS.save)} look="secondary">
        {messages.save}
      </Button>
      <Button {...action(CONTENT_ACTIONS.preview)} look="secondary">
        {messages.preview}
      </Button>
      {scheduledFor === null ? null : (
        <>
          <p>{messages.schedule.set(scheduledFor)}</p>
          <Button {...action(CONTENT_ACTIONS.unschedule)} look="quiet">
            {messages.schedule.cancel}
          </Button>
        </>
      )}
      <Disclosure summary={messages.schedule.title} isOpen={dayError !== undefined}>
        <div className="stack">
          <p>{messages.schedule.lead}</p>
          <DateField
            id={CONTENT_FIELDS.day}
            name={CONTENT_FIELDS.day}
            label={messages.schedule.day}
            defaultValue={day}
            error={dayError}
          />
          <TimeField
            id={CONTENT_FIELDS.time}
            name={CONTENT_FIELDS.time}
            label={messages.schedule.time}
            defaultValue={time}
          />
          <Button {...action(CONTENT_ACTIONS.schedule)} look="secondary">
            {messages.schedule.button}
          </Button>
        </div>
      </Disclosure>
      {advice}
    </section>
  );
}

/** What is to be done before publishing; a script keeps it up to date while somebody writes. */
function Lacks({ lacks }: Pick<PublishPanelProps, 'lacks'>) {
  const { title, ready } = staffContent.lacks;
  return (
    <div className="content-lacks">
      <p data-lacks-title="">{lacks.length > 0 ? title(lacks.length) : ready}</p>
      <ul data-lacks="" hidden={lacks.length === 0}>
        {lacks.map(({ fieldId, message }) => (
          <li key={`${fieldId} ${message}`}>
            <a href={`#${fieldId}`}>{message}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
