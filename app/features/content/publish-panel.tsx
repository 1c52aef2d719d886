import { staffContent } from '#app/locales/pt-BR/staff/content.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Disclosure } from '#app/ui/disclosure/disclosure.tsx';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { CONTENT_ACTIONS, CONTENT_FIELDS } from './content-form-fields.ts';
import { DayInput } from './plain-input.tsx';

type PublishPanelProps = {
  /** 'amanhã, 8h' of what is scheduled; null when nothing is. */
  scheduledFor: string | null;
  /** What was typed in the fields of the schedule. */
  day: string;
  time: string;
  errors: readonly FieldError[];
  /** What the rules advise without asking for it. */
  advice?: React.ReactNode;
};

const texts = staffContent.edit;

/** What can be done with a text: keep it, look at it, publish it now or later. */
export function PublishPanel({ scheduledFor, day, time, errors, advice }: PublishPanelProps) {
  const errorAt = (field: string) => errors.find(({ fieldId }) => fieldId === field)?.message;
  const action = (value: string) => ({ name: CONTENT_FIELDS.action, value });
  return (
    <section className="content-actions" aria-label={texts.actions}>
      <Button {...action(CONTENT_ACTIONS.publish)}>{texts.publish}</Button>
      <Button {...action(CONTENT_ACTIONS.save)} look="secondary">
        {texts.save}
      </Button>
      <Button {...action(CONTENT_ACTIONS.preview)} look="secondary">
        {texts.preview}
      </Button>
      {scheduledFor === null ? null : (
        <>
          <p>{texts.schedule.set(scheduledFor)}</p>
          <Button {...action(CONTENT_ACTIONS.unschedule)} look="quiet">
            {texts.schedule.cancel}
          </Button>
        </>
      )}
      <Disclosure summary={texts.schedule.title} isOpen={errorAt(CONTENT_FIELDS.day) !== undefined}>
        <div className="stack">
          <p>{texts.schedule.lead}</p>
          <DayInput
            id={CONTENT_FIELDS.day}
            type="date"
            label={texts.schedule.day}
            value={day}
            error={errorAt(CONTENT_FIELDS.day)}
          />
          <DayInput id={CONTENT_FIELDS.time} type="time" label={texts.schedule.time} value={time} />
          <Button {...action(CONTENT_ACTIONS.schedule)} look="secondary">
            {texts.schedule.button}
          </Button>
        </div>
      </Disclosure>
      {advice}
    </section>
  );
}
