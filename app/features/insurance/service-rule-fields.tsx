import { staffInsurance } from '#app/locales/pt-BR/staff/insurance.ts';
import { Checkbox } from '#app/ui/checkbox/checkbox.tsx';
import { Disclosure } from '#app/ui/disclosure/disclosure.tsx';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { TextField } from '#app/ui/field/field.tsx';
import { FieldError as ErrorText } from '#app/ui/field/field-messages.tsx';
import { errorAt, fieldProps } from '#app/ui/field/field-props.ts';
import { fieldsOf, type ServiceValues } from './rules-form.ts';

const messages = staffInsurance.form;

/** A service as the form shows it. */
export type ShownService = {
  slug: string;
  title: string;
  practitioners: readonly { slug: string; name: string }[];
};

type ServiceRuleProps = {
  service: ShownService;
  values: ServiceValues;
  errors: readonly FieldError[];
};

/** What a payer covers of one service, folded away below a line that says it. */
export function ServiceRuleFields({ service, values, errors }: ServiceRuleProps) {
  const { slug, title, practitioners } = service;
  const names = fieldsOf(slug);
  const isWrong = Object.values(names).some((name) => errorAt(errors, name) !== undefined);
  return (
    <Disclosure
      summary={
        <>
          {title}: {summaryOf(values, practitioners.length)}
        </>
      }
      isOpen={isWrong}
    >
      <Checkbox
        id={names.covered}
        name={names.covered}
        label={messages.covered}
        defaultChecked={values.isCovered}
      />
      {practitioners.length > 1 ? (
        <Practitioners
          service={service}
          values={values}
          error={errorAt(errors, names.practitioners)}
        />
      ) : null}
      <TextField
        {...fieldProps(names.perDay, errors)}
        label={messages.perDay}
        hint={messages.quotaHint}
        defaultValue={values.perDay}
        inputMode="numeric"
        width="short"
        maxLength={3}
      />
      <Checkbox
        id={names.approval}
        name={names.approval}
        label={messages.approval}
        defaultChecked={values.needsApproval}
      />
      <TextField
        {...fieldProps(names.days, errors)}
        label={messages.approvalDays}
        defaultValue={values.approvalDays}
        inputMode="numeric"
        width="short"
        maxLength={2}
      />
    </Disclosure>
  );
}

type PractitionersProps = Omit<ServiceRuleProps, 'errors'> & { error: string | undefined };

function Practitioners({ service, values, error }: PractitionersProps) {
  const { practitioners: id } = fieldsOf(service.slug);
  return (
    <fieldset id={id} className="payer-who" tabIndex={-1}>
      <legend className="legend">{messages.practitioners(service.title)}</legend>
      {error ? <ErrorText id={id} message={error} /> : null}
      {service.practitioners.map(({ slug, name }) => (
        <Checkbox
          key={slug}
          id={`${id}-${slug}`}
          name={id}
          value={slug}
          label={name}
          defaultChecked={values.practitioners.includes(slug)}
        />
      ))}
    </fieldset>
  );
}

function summaryOf(values: ServiceValues, practitioners: number): string {
  const { off, on, approval, perDay, some } = messages.summary;
  if (!values.isCovered) return off;
  return [
    on,
    values.needsApproval ? approval : '',
    values.perDay === '' ? '' : perDay(values.perDay),
    values.practitioners.length < practitioners ? some : '',
  ]
    .filter(Boolean)
    .join(', ');
}
