import { data } from 'react-router';
import { formatDate, formatMoment } from '#app/clinic/format-date.ts';
import { SCREENING_INSTRUMENTS } from '#app/clinic/screening-instruments.ts';
import { changeSetting, readSettings } from '#app/features/compliance/clinic-settings.server.ts';
import { INSTRUMENTS } from '#app/features/screening/instruments.ts';
import { INSTRUMENT_PATH } from '#app/features/screening/screening-paths.ts';
import { staffScreening } from '#app/locales/pt-BR/staff/screening.ts';
import { formText } from '#app/platform/form-values.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import { seeOther, staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import { Button } from '#app/ui/button/button.tsx';
import { ErrorSummary, type FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { errorAt } from '#app/ui/field/field-props.ts';
import { Notice } from '#app/ui/notice/notice.tsx';
import { RadioList } from '#app/ui/radio-list/radio-list.tsx';
import type { Route } from './+types/screening-instrument';

const labels = staffScreening.instrument;
const FIELD = 'questionario';

export async function loader(args: Route.LoaderArgs) {
  const { services, clinic, url } = staffPageOf(args);
  const setting = (await readSettings(services.db)).get('screening');
  return {
    chosen: clinic.screeningInstrument,
    version: setting?.version ?? 0,
    lastChange: setting ? labels.lastChange(setting.by, formatMoment(setting.at)) : null,
    isSaved: url.searchParams.has('feito'),
  };
}

/** Chooses the questionnaire; refused when somebody else has chosen since the page was opened. */
export async function action(args: Route.ActionArgs) {
  const { services, staff } = staffPageOf(args);
  const form = await args.request.formData();
  const value = SCREENING_INSTRUMENTS.find((id) => id === formText(form, FIELD));
  if (!value) return refused(labels.missing, 400);
  const seenVersion = Number(formText(form, 'versao')) || 0;
  const change = { value, seenVersion, by: staff.id };
  const changed = await changeSetting(services, 'screening', change);
  if (changed.ok) return seeOther(`${INSTRUMENT_PATH}?feito`);
  const now = (await readSettings(services.db)).get('screening');
  return refused(now ? labels.changed(now.by, formatMoment(now.at)) : labels.missing, 409);
}

function refused(message: string, status: number) {
  const errors: FieldError[] = [{ fieldId: FIELD, message }];
  return data({ errors }, { status, headers: ERROR_HEADERS });
}

export default function ScreeningInstrumentPage({ loaderData, actionData }: Route.ComponentProps) {
  const { chosen, version, lastChange, isSaved } = loaderData;
  const errors = actionData?.errors ?? [];
  const error = errorAt(errors, FIELD);
  const instruments = SCREENING_INSTRUMENTS.map((id) => INSTRUMENTS[id]);
  return (
    <StaffScreen title={labels.title} lead={labels.lead} isRefused={errors.length > 0}>
      <ErrorSummary errors={errors} />
      {isSaved && !actionData ? (
        <Notice tone="success" role="status">
          <p>{labels.saved}</p>
        </Notice>
      ) : null}
      {lastChange ? <p>{lastChange}</p> : null}
      <form method="post" noValidate className="staff-form stack">
        <input type="hidden" name="versao" defaultValue={version} />
        <RadioList
          name={FIELD}
          legend={labels.legend}
          {...(error === undefined ? {} : { error })}
          options={instruments.map(({ id, items, texts, licence }) => ({
            value: id,
            label: texts['pt-BR'].name,
            hint: labels.hint(items.length, licence.terms),
            isChecked: id === chosen,
          }))}
        />
        <Button size="large">{labels.submit}</Button>
      </form>
      <section className="flow">
        <h2>{labels.licence}</h2>
        {instruments.map(({ id, texts, licence }) => (
          <div key={id} className="flow">
            <p>
              {labels.holder(texts['pt-BR'].name, licence.holder)}.{' '}
              {labels.checkedOn(formatDate(licence.checkedOn))}
            </p>
            {licence.references.length > 0 ? (
              <ul>
                {licence.references.map((reference) => (
                  <li key={reference}>{reference}</li>
                ))}
              </ul>
            ) : null}
          </div>
        ))}
      </section>
    </StaffScreen>
  );
}
