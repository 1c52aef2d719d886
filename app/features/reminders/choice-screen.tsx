import { useWithoutMail } from '#app/locales/mail/use-mail.ts';
import { reminderMessages } from '#app/locales/reminders.ts';
import { useLocalPath, useMessages } from '#app/locales/use-locale.ts';
import { Button, ButtonRow } from '#app/ui/button/button.tsx';
import { Checkbox } from '#app/ui/checkbox/checkbox.tsx';
import { ErrorSummary, type FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import { PageHeader } from '#app/ui/page-header/page-header.tsx';
import { RadioList } from '#app/ui/radio-list/radio-list.tsx';
import { CHOICES, type Choice, SILENT_CHOICES, savedWords, WAYS } from './choice.ts';

export const CHOICE_FIELDS = { choice: 'lembrar', agrees: 'aceito' } as const;

type ChoiceScreenProps = {
  clinicName: string;
  chosen: Choice;
  /** Whether it has just been stored. */
  isSaved: boolean;
  /** The sentence to agree to; null where no machine writes by WhatsApp. */
  agreement: { text: string; linkText: string; linkHref: string; isGiven: boolean } | null;
  errors: readonly FieldError[];
};

/** Chooses by what to be reminded, or not at all. Looking at it changes nothing. */
export function ChoiceScreen(props: ChoiceScreenProps) {
  const { clinicName, chosen, isSaved, agreement, errors } = props;
  const messages = useMessages(reminderMessages).choice;
  const local = useLocalPath();
  const silent = useWithoutMail()?.reminders ?? null;
  const errorOf = (field: string) => {
    const error = errors.find(({ fieldId }) => fieldId === field);
    return error ? { error: error.message } : {};
  };
  return (
    <>
      <ErrorSummary errors={errors} />
      {isSaved && errors.length === 0 ? (
        <Notice tone="success" role="status" title={messages.saved.title}>
          <p>{savedWords(chosen, messages.saved, silent)}</p>
        </Notice>
      ) : null}
      <PageHeader title={messages.title} lead={(silent ?? messages).lead(clinicName)} />
      <form method="post" noValidate className="stack reading">
        <RadioList
          name={CHOICE_FIELDS.choice}
          legend={messages.legend}
          options={
            silent
              ? SILENT_CHOICES.map((value) => ({
                  value,
                  label: silent.options[value],
                  isChecked: value === 'none' ? chosen === 'none' : WAYS[chosen].byWhatsapp,
                }))
              : CHOICES.map((value) => ({
                  value,
                  label: messages.options[value],
                  isChecked: value === chosen,
                }))
          }
          {...errorOf(CHOICE_FIELDS.choice)}
        />
        {agreement ? (
          <Checkbox
            id={CHOICE_FIELDS.agrees}
            name={CHOICE_FIELDS.agrees}
            label={agreement.text}
            hint={<a href={local(agreement.linkHref)}>{agreement.linkText}</a>}
            defaultChecked={agreement.isGiven}
            {...errorOf(CHOICE_FIELDS.agrees)}
          />
        ) : null}
        <ButtonRow>
          <Button size="large" data-sending={messages.sending}>
            {messages.save}
          </Button>
        </ButtonRow>
      </form>
    </>
  );
}
