import { CAMPAIGN_LENGTHS } from '#app/clinic/campaign-fields.ts';
import { staffCampaigns } from '#app/locales/pt-BR/staff/campaigns.ts';
import type { Locale } from '#app/platform/locale.ts';
import { TextArea, TextField } from '#app/ui/field/field.tsx';
import { fieldProps } from '#app/ui/field/field-props.ts';
import type { FieldsProps } from './campaign-fields.tsx';
import { POINT_NUMBERS, pointFields, textField } from './campaign-form.ts';

const messages = staffCampaigns.form;

/** The texts of a campaign's page in one language. */
export function LanguageFields({ values, errors, locale }: FieldsProps & { locale: Locale }) {
  const text = (field: string, maxLength: number) => {
    const name = textField(field, locale);
    return {
      ...fieldProps(name, errors),
      defaultValue: values.texts[name] ?? '',
      autoComplete: 'off',
      maxLength,
    };
  };
  const { title, lead, more } = CAMPAIGN_LENGTHS;
  const point = (list: 'vantagem' | 'passo', legend: (n: number) => string) =>
    POINT_NUMBERS.map((n) => {
      const fields = pointFields(list, n);
      return (
        <fieldset key={n} className="field">
          <legend className="legend">
            {legend(n)}, {messages.previewIn[locale]}
          </legend>
          <TextField
            {...text(fields.title, CAMPAIGN_LENGTHS.pointTitle)}
            label={messages.pointTitle}
          />
          <TextArea
            {...text(fields.text, CAMPAIGN_LENGTHS.pointText)}
            label={messages.pointText}
            rows={3}
          />
        </fieldset>
      );
    });
  return (
    <section className="stack" aria-labelledby={`textos-${locale}`}>
      <h2 id={`textos-${locale}`}>{messages.languages[locale]}</h2>
      <TextField {...text('titulo', title)} label={messages.title} />
      <TextArea
        {...text('chamada', lead)}
        label={messages.leadText}
        hint={messages.leadHint}
        rows={2}
      />
      {point('vantagem', messages.benefit)}
      {point('passo', messages.step)}
      <TextArea {...text('mais', more)} label={messages.more} hint={messages.moreHint} rows={10} />
    </section>
  );
}
