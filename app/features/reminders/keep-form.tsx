import { staffReminders } from '#app/locales/pt-BR/staff/reminders.ts';
import { Button } from '#app/ui/button/button.tsx';
import { ANSWER_FIELDS, KEEP_FIELDS } from './kept.ts';

const messages = staffReminders.keep;

type KeepFormProps = {
  /** The appointment's address for answers. */
  action: string;
  sequence: number;
  /** What is in its way; none to hold its reminders back again. */
  reasons: readonly string[];
  patient: string;
  /** The day of the list that it is sent from, and leads back to. */
  listed?: string;
};

/** Keeps an appointment that nobody seems to be there to serve, so that its reminders go; or takes that back. */
export function KeepForm({ action, sequence, reasons, patient, listed }: KeepFormProps) {
  const words = reasons.length > 0 ? messages.keep : messages.hold;
  return (
    <form method="post" action={action}>
      <input type="hidden" name={ANSWER_FIELDS.sequence} value={sequence} />
      {listed ? <input type="hidden" name={KEEP_FIELDS.day} value={listed} /> : null}
      <Button
        look="secondary"
        name={KEEP_FIELDS.reasons}
        value={reasons.join(' ')}
        aria-label={messages.of(words, patient)}
      >
        {words}
      </Button>
    </form>
  );
}
