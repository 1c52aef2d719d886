import { useSendsMail } from '#app/locales/mail/use-mail.ts';
import { treatments } from '#app/locales/mail-words/treatments.ts';
import { staffAbout } from '#app/locales/pt-BR/staff/people/about.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Disclosure } from '#app/ui/disclosure/disclosure.tsx';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { TextField } from '#app/ui/field/field.tsx';
import { fieldProps } from '#app/ui/field/field-props.ts';
import { Notice } from '#app/ui/notice/notice.tsx';
import { Select } from '#app/ui/select/select.tsx';
import { ABOUT_ACTS, ABOUT_FIELDS } from './about-form.ts';
import {
  CHANNELS,
  NEED_LENGTH,
  NEED_NAMES,
  NEED_TEXTS,
  type PatientNeeds,
  TREATMENTS,
} from './needs.ts';

const labels = staffAbout.needs;

export type NeedsView = {
  needs: PatientNeeds;
  version: number;
  hasWhatsapp: boolean;
};

type NeedsSectionProps = NeedsView & {
  /** As typed, where the form was refused. */
  typed: PatientNeeds | null;
  errors: readonly FieldError[];
  mayWrite: boolean;
};

/** What a patient needs on the day, and the form that changes it. */
export function NeedsSection(props: NeedsSectionProps) {
  const { needs, version, hasWhatsapp, typed, errors, mayWrite } = props;
  const values = typed ?? needs;
  const sendsMail = useSendsMail();
  const isThere = { whatsapp: hasWhatsapp, phone: true, email: sendsMail };
  // What was chosen while the clinic had it stays chosen.
  const channels = CHANNELS.filter((each) => isThere[each] || each === values.channel);
  return (
    <section className="flow" id="cuidados">
      <h2>{labels.title}</h2>
      <p>{staffAbout.inWords(needs) || labels.none}</p>
      {mayWrite ? (
        <Disclosure summary={labels.edit} isOpen={typed !== null}>
          <form method="post" noValidate className="staff-form">
            <p className="small">{labels.hint}</p>
            <input type="hidden" name={ABOUT_FIELDS.version} defaultValue={version} />
            <Select
              {...fieldProps(NEED_NAMES.treatment, errors)}
              label={labels.treatment}
              hint={labels.treatmentHint}
              emptyLabel={labels.noTreatment}
              defaultValue={values.treatment ?? ''}
              options={TREATMENTS.map((value) => ({ value, label: treatments[value] }))}
            />
            {NEED_TEXTS.map((field) => (
              <TextField
                key={field}
                {...fieldProps(NEED_NAMES[field], errors)}
                label={labels[field]}
                hint={labels[`${field}Hint`]}
                defaultValue={values[field]}
                maxLength={NEED_LENGTH}
                autoComplete="off"
              />
            ))}
            <Select
              {...fieldProps(NEED_NAMES.channel, errors)}
              label={labels.channel}
              emptyLabel={labels.anyChannel}
              defaultValue={values.channel ?? ''}
              options={channels.map((value) => ({ value, label: staffAbout.channels[value] }))}
            />
            <Button name={ABOUT_FIELDS.act} value={ABOUT_ACTS.needs}>
              {labels.save}
            </Button>
          </form>
        </Disclosure>
      ) : null}
    </section>
  );
}

/** What a patient needs, for who books for them; nothing where nothing is known. */
export function NeedsNotice({ needs }: { needs: string }) {
  if (needs === '') return null;
  return (
    <Notice>
      <p>{needs}</p>
    </Notice>
  );
}
