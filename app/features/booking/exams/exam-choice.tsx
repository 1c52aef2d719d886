import { severalExamsMessages } from '#app/locales/appointment/several-exams.ts';
import { useMessages } from '#app/locales/use-locale.ts';
import { EYES, type Eyes } from '#app/scheduling/exams/wanted-exams.ts';
import { Button } from '#app/ui/button/button.tsx';
import { FieldGroup } from '#app/ui/field/field-group.tsx';
import { EXAM_FIELD, EYES_FIELD, SENT_FIELD } from './exam-fields.ts';

/** A service as one of several that somebody may choose. */
export type ExamChoice = {
  slug: string;
  title: string;
  note: string;
  isChosen: boolean;
  /** Of which eyes; null where it is not done for each. */
  eyes: Eyes | null;
};

type ExamChoicesProps = {
  exams: readonly ExamChoice[];
  /** Why others are not among them. */
  apart: readonly { title: string; why: string }[];
  /** What the form hands on besides the choice. */
  hidden: readonly (readonly [name: string, value: string])[];
  action: string;
  error: string | undefined;
};

/** Checkboxes for all that can be done on one coming; a plain form that asks for the times. */
export function ExamChoices({ exams, apart, hidden, action, error }: ExamChoicesProps) {
  const messages = useMessages(severalExamsMessages);
  return (
    <form method="get" action={action} noValidate className="exam-choices">
      {hidden.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <FieldGroup id={EXAM_FIELD} legend={messages.legend} error={error}>
        <div className="choices">
          {exams.map((exam, index) => (
            <Exam
              key={exam.slug}
              exam={exam}
              id={index === 0 ? EXAM_FIELD : `exame-${exam.slug}`}
            />
          ))}
        </div>
      </FieldGroup>
      {apart.length > 0 ? (
        <ul className="small exam-apart">
          {apart.map(({ title, why }) => (
            <li key={title}>
              {title}: {why}
            </li>
          ))}
        </ul>
      ) : null}
      <Button size="large" name={SENT_FIELD} value="1">
        {messages.submit}
      </Button>
    </form>
  );
}

function Exam({ exam, id }: { exam: ExamChoice; id: string }) {
  const { slug, title, note, isChosen, eyes } = exam;
  return (
    <div className="exam-choice">
      <div className="choice choice-card">
        <input
          type="checkbox"
          id={id}
          name={EXAM_FIELD}
          value={slug}
          defaultChecked={isChosen}
          aria-describedby={`${id}-nota`}
        />
        <label htmlFor={id}>
          {title}
          <span className="exam-note" id={`${id}-nota`}>
            {note}
          </span>
        </label>
      </div>
      {eyes ? <WhichEyes slug={slug} title={title} eyes={eyes} /> : null}
    </div>
  );
}

/** Asked only where it changes the time that is needed. */
function WhichEyes({ slug, title, eyes }: { slug: string; title: string; eyes: Eyes }) {
  const { eyes: messages } = useMessages(severalExamsMessages);
  return (
    <fieldset className="exam-eyes">
      <legend>{messages.legend(title)}</legend>
      {EYES.map((each) => (
        <div key={each} className="choice">
          <input
            type="radio"
            id={`olhos-${slug}-${each}`}
            name={EYES_FIELD + slug}
            value={each}
            defaultChecked={each === eyes}
          />
          <label htmlFor={`olhos-${slug}-${each}`}>{messages[each]}</label>
        </div>
      ))}
    </fieldset>
  );
}
