import { CAMPAIGN_LENGTHS } from '#app/clinic/campaign-fields.ts';
import { MAX_CODE_LENGTH } from '#app/clinic/coupon-code.ts';
import { staffCampaigns } from '#app/locales/pt-BR/staff/campaigns.ts';
import type { Locale } from '#app/platform/locale.ts';
import { Checkbox } from '#app/ui/checkbox/checkbox.tsx';
import { DateParts } from '#app/ui/date-parts/date-parts.tsx';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { TextField } from '#app/ui/field/field.tsx';
import { describedBy, fieldClass } from '#app/ui/field/field-frame.tsx';
import { FieldError as ErrorText, FieldHint } from '#app/ui/field/field-messages.tsx';
import { errorAt, fieldProps } from '#app/ui/field/field-props.ts';
import { type CampaignFormValues, textField } from './campaign-form.ts';

const messages = staffCampaigns.form;

export type FieldsProps = {
  values: CampaignFormValues;
  errors: readonly FieldError[];
};

type RuleFieldsProps = FieldsProps & {
  locales: readonly Locale[];
  /** Whether the site has the questionnaire. */
  hasQuestionnaire: boolean;
  services: readonly { slug: string; title: string }[];
  /** Path of the page, once it can no longer change. */
  fixedPath: string | null;
};

/** Where the campaign is, its code, what that gives, for which services and when. */
export function RuleFields({
  values,
  errors,
  locales,
  services,
  fixedPath,
  hasQuestionnaire,
}: RuleFieldsProps) {
  const text = (name: string) => ({
    ...fieldProps(name, errors),
    defaultValue: values.texts[name] ?? '',
    autoComplete: 'off',
  });
  const [starts, ends] = [errorAt(errors, 'inicioDay'), errorAt(errors, 'fimDay')];
  return (
    <>
      {fixedPath ? (
        <p>
          <input type="hidden" name="endereco" defaultValue={values.texts.endereco ?? ''} />
          {messages.slugFixed(fixedPath)}
        </p>
      ) : (
        <TextField
          {...text('endereco')}
          label={messages.slug}
          hint={messages.slugHint}
          maxLength={60}
        />
      )}
      <TextField
        {...text('codigo')}
        label={messages.code}
        hint={messages.codeHint}
        width="medium"
        maxLength={MAX_CODE_LENGTH}
      />
      <TextField
        {...text(textField('da', 'pt-BR'))}
        label={messages.gives}
        hint={messages.givesHint}
        maxLength={CAMPAIGN_LENGTHS.gives}
      />
      {locales.includes('en-US') ? (
        <TextField
          {...text(textField('da', 'en-US'))}
          label={messages.givesEnglish}
          maxLength={CAMPAIGN_LENGTHS.gives}
        />
      ) : null}
      <ServiceFields
        services={services}
        chosen={values.services}
        error={errorAt(errors, 'servicos')}
      />
      <DateParts
        name="inicio"
        legend={messages.starts}
        defaultValues={values.inicio}
        {...(starts && { error: starts })}
      />
      <DateParts
        name="fim"
        legend={messages.ends}
        defaultValues={values.fim}
        {...(ends && { error: ends })}
      />
      <Checkbox id="anual" name="anual" label={messages.yearly} defaultChecked={values.isYearly} />
      {hasQuestionnaire || values.offersQuestionnaire ? (
        <Checkbox
          id="questionario"
          name="questionario"
          label={messages.questionnaire}
          defaultChecked={values.offersQuestionnaire}
        />
      ) : null}
    </>
  );
}

type ServiceFieldsProps = {
  services: readonly { slug: string; title: string }[];
  chosen: readonly string[];
  error: string | undefined;
};

function ServiceFields({ services, chosen, error }: ServiceFieldsProps) {
  const hint = messages.servicesHint;
  return (
    <fieldset
      id="servicos"
      className={fieldClass(error)}
      aria-describedby={describedBy({ id: 'servicos', hint, error })}
    >
      <legend className="legend">{messages.services}</legend>
      <FieldHint id="servicos">{hint}</FieldHint>
      {error ? <ErrorText id="servicos" message={error} /> : null}
      {services.map(({ slug, title }) => (
        <Checkbox
          key={slug}
          id={`servico-${slug}`}
          name="servicos"
          value={slug}
          label={title}
          defaultChecked={chosen.includes(slug)}
        />
      ))}
    </fieldset>
  );
}
