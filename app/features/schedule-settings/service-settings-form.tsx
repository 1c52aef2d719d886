import { staffPreparation } from '#app/locales/pt-BR/staff/preparation.ts';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { DepositFields } from './deposit-fields.tsx';
import { LengthFields } from './lengths/length-fields.tsx';
import { PreparationFields } from './preparation-fields.tsx';
import type { ServicePreview } from './service-effects.server.ts';
import { ServiceFields } from './service-fields.tsx';
import { READ_FIELD } from './service-form.ts';
import type { serviceValues } from './service-values.ts';

type ServiceSettingsFormProps = {
  values: ReturnType<typeof serviceValues>;
  errors: readonly FieldError[];
  version: number;
  resources: React.ComponentProps<typeof ServiceFields>['resources'];
  /** What the page has shown of the consequences; null before. */
  preview: ServicePreview | null;
  told: readonly string[];
  history: readonly string[];
  today: string;
};

/** All that is set of a service on one page. */
export function ServiceSettingsForm(props: ServiceSettingsFormProps) {
  const { values, errors, version, resources, preview, told, history, today } = props;
  return (
    <ServiceFields
      values={values}
      errors={errors}
      version={version}
      resources={resources}
      {...(preview && { save: staffPreparation.effects.save })}
      lengths={
        <LengthFields
          values={values}
          errors={errors}
          practitioners={resources.filter(({ kind }) => kind === 'practitioner')}
          today={today}
        />
      }
    >
      {preview ? <input type="hidden" name={READ_FIELD} value={preview.stamp} /> : null}
      <PreparationFields values={values} errors={errors} told={told} history={history} />
      <DepositFields values={values} errors={errors} />
    </ServiceFields>
  );
}
