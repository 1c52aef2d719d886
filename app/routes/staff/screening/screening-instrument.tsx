import { formatDate } from '#app/clinic/format-date.ts';
import { SCREENING_INSTRUMENTS } from '#app/clinic/screening-instruments.ts';
import { INSTRUMENTS } from '#app/features/screening/instruments.ts';
import { INSTRUMENT_FIELD, INSTRUMENT_PATH } from '#app/features/screening/screening-paths.ts';
import { staffScreening } from '#app/locales/pt-BR/staff/screening.ts';
import { staffEffects } from '#app/locales/pt-BR/staff/settings/effects.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import { Button } from '#app/ui/button/button.tsx';
import { FilledNotice } from '#app/ui/change-history/filled-notice.tsx';
import { HistorySection } from '#app/ui/change-history/paged-history.tsx';
import { EFFECTS_READ, EffectsNotice } from '#app/ui/effects-notice/effects-notice.tsx';
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx';
import { errorAt } from '#app/ui/field/field-props.ts';
import { Notice } from '#app/ui/notice/notice.tsx';
import { RadioList } from '#app/ui/radio-list/radio-list.tsx';
import type { Route } from './+types/screening-instrument';
import { answerInstrument, instrumentPage } from './screening-instrument.server.ts';

const labels = staffScreening.instrument;

export const loader = (args: Route.LoaderArgs) => instrumentPage(args);

export const action = (args: Route.ActionArgs) => answerInstrument(args);

export default function ScreeningInstrumentPage({ loaderData, actionData }: Route.ComponentProps) {
  const { version, lastChange, isSaved, filled, history } = loaderData;
  const { errors = [], effects = null } = actionData ?? {};
  const chosen = effects?.value ?? loaderData.chosen;
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
      {filled && !actionData ? <FilledNotice {...filled} href={INSTRUMENT_PATH} /> : null}
      {effects ? <EffectsNotice lines={effects.lines} /> : null}
      <form method="post" noValidate className="staff-form stack">
        <input type="hidden" name="versao" defaultValue={version} />
        {effects ? <input type="hidden" name={EFFECTS_READ} value={effects.stamp} /> : null}
        <RadioList
          name={INSTRUMENT_FIELD}
          legend={labels.legend}
          {...withError(errorAt(errors, INSTRUMENT_FIELD))}
          options={instruments.map(({ id, items, texts, licence }) => ({
            value: id,
            label: texts['pt-BR'].name,
            hint: labels.hint(items.length, licence.terms),
            isChecked: id === chosen,
          }))}
        />
        <Button size="large">{effects ? staffEffects.save : labels.submit}</Button>
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
      <HistorySection {...history} href={INSTRUMENT_PATH} />
    </StaffScreen>
  );
}

function withError(error: string | undefined) {
  return error === undefined ? {} : { error };
}
