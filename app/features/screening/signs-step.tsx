import type { ScreeningMessages } from '#app/locales/screening/screening-messages.ts';
import { FieldGroup } from '#app/ui/field/field-group.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import { SIGNS_FIELD } from './screening-form.ts';
import { questionId, SIGNS_ID } from './step-ids.ts';
import { StepProgress, StepWays } from './step-ways.tsx';
import { UrgentActions } from './urgent-help.tsx';
import { NO_SIGN, URGENT_SIGNS } from './urgent-signs.ts';

type SignsStepProps = {
  messages: ScreeningMessages;
  phone: { display: string; link: string };
  ticked: readonly string[];
  error: string | undefined;
};

/**
 * The first screen: signs that cannot wait. Ticking one shows what to do at once, by style alone, and hides the way on;
 * the server refuses to score in any case.
 */
export function SignsStep({ messages, phone, ticked, error }: SignsStepProps) {
  const { signs, urgent } = messages;
  const choices = URGENT_SIGNS.map((id) => ({ id, label: signs.list[id] }));
  return (
    <section className={`screening-step-first ${stepClass(error)}`} data-missing={signs.missing}>
      <FieldGroup
        id={SIGNS_FIELD}
        legend={
          <h2 id={SIGNS_ID} tabIndex={-1}>
            <StepProgress text={signs.step} /> {signs.title}
          </h2>
        }
        hint={signs.hint}
        error={error}
      >
        <div className="choices">
          {[...choices, { id: NO_SIGN, label: signs.none }].map(({ id, label }, index) => (
            <div key={id} className="choice choice-card">
              <input
                type="checkbox"
                id={index === 0 ? SIGNS_FIELD : `${SIGNS_FIELD}-${id}`}
                name={SIGNS_FIELD}
                value={id}
                defaultChecked={ticked.includes(id)}
              />
              <label htmlFor={index === 0 ? SIGNS_FIELD : `${SIGNS_FIELD}-${id}`}>{label}</label>
            </div>
          ))}
        </div>
      </FieldGroup>
      <div className="screening-alarm">
        <Notice tone="urgent" title={urgent.conditional} role="alert">
          <UrgentActions messages={messages} phone={phone} />
        </Notice>
      </div>
      <p className="small screening-kept">{messages.kept}</p>
      <StepWays next={{ href: `#${questionId(0)}`, label: messages.start }} />
    </section>
  );
}

export function stepClass(error: string | undefined): string {
  return error === undefined ? 'screening-step' : 'screening-step screening-step-wrong';
}
