import { data } from 'react-router';
import { changedFields } from '#app/clinic/record/same-value.ts';
import { changeRecord } from '#app/features/clinic-record/change-record.server.ts';
import { choiceNames } from '#app/features/clinic-record/choice-names.ts';
import { DifferenceTable } from '#app/features/clinic-record/difference-table.tsx';
import { recordDifferences } from '#app/features/clinic-record/record-differences.ts';
import { readRecordText } from '#app/features/clinic-record/record-text.ts';
import { understood } from '#app/features/clinic-record/record-versions.server.ts';
import { RECORD_PATHS } from '#app/features/clinic-record/sections.ts';
import '#app/features/clinic-record/record.css';
import { staffRecord } from '#app/locales/pt-BR/staff/record.ts';
import { formText } from '#app/platform/form-values.ts';
import { agendaLabelsOf } from '#app/routes/staff/agenda/agenda-labels.server.ts';
import { seeOther, staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import { Button, ButtonRow, LinkButton } from '#app/ui/button/button.tsx';
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx';
import { TextArea } from '#app/ui/field/field.tsx';
import { errorAt } from '#app/ui/field/field-props.ts';
import type { Route } from './+types/record-copy';
import { recordServicesOf, recordStateOf } from './record-page.server.ts';

const messages = staffRecord.file;
const FIELD = 'dados';

export async function loader(args: Route.LoaderArgs) {
  const { version, rule } = await recordStateOf(staffPageOf(args).services);
  return { version, rule };
}

export async function action(args: Route.ActionArgs) {
  const { services, staff } = staffPageOf(args);
  const form = await args.request.formData();
  const text = formText(form, FIELD);
  const version = Number(formText(form, 'versao')) || 0;
  const again = (words: readonly string[], status: number) => {
    const errors = words.map((message) => ({ fieldId: FIELD, message }));
    return data({ text, version, errors, differences: null }, { status });
  };
  const read = readRecordText(text);
  if (!read.ok) return again(read.refusal, 400);
  const { record } = await recordStateOf(services);
  const values = new Map<string, unknown>(Object.entries(read.value));
  const names = changedFields(record, read.value);
  const changes = Object.fromEntries(names.map((name) => [name, values.get(name)]));
  if (formText(form, 'acao') !== 'salvar') {
    const brought = understood(read.value);
    const known = brought ? [record, brought] : [record];
    const { serviceTitle } = agendaLabelsOf(services);
    const differences = recordDifferences(record, read.value, choiceNames(known, serviceTitle));
    return data({ text, version, errors: [], differences }, { status: 200 });
  }
  const change = { changes, seenVersion: version, by: staff.id };
  const saved = await changeRecord(recordServicesOf(services), change);
  if (saved.ok) return seeOther(`${RECORD_PATHS.versions}?feito=${saved.value.version}`);
  if (saved.refusal === 'changed') return again([staffRecord.versions.refusals.changed], 409);
  return again([messages.unreadable], 400);
}

export default function RecordCopyPage({ loaderData, actionData }: Route.ComponentProps) {
  const { text = '', errors = [], differences = null } = actionData ?? {};
  const { version } = actionData ?? loaderData;
  return (
    <StaffScreen
      title={messages.title}
      lead={messages.lead}
      back={{ href: RECORD_PATHS.overview, label: staffRecord.back }}
      isRefused={errors.length > 0}
    >
      <ErrorSummary errors={errors} />
      <div className="stack">
        <p>{loaderData.rule}</p>
        <ButtonRow>
          <LinkButton href={RECORD_PATHS.download} look="secondary">
            {messages.download}
          </LinkButton>
        </ButtonRow>
        <form method="post" className="stack">
          <h2>{messages.bring}</h2>
          <input type="hidden" name="versao" defaultValue={version} />
          {differences ? (
            <DifferenceTable
              title={staffRecord.preview.changes}
              columns={staffRecord.preview.columns}
              differences={differences}
            />
          ) : null}
          <TextArea
            id={FIELD}
            name={FIELD}
            label={messages.label}
            hint={messages.hint}
            error={errorAt(errors, FIELD)}
            rows={12}
            defaultValue={text}
          />
          <ButtonRow>
            {differences && differences.length > 0 ? (
              <Button name="acao" value="salvar">
                {staffRecord.form.save}
              </Button>
            ) : null}
            <Button look="secondary" name="acao" value="conferir">
              {staffRecord.form.check}
            </Button>
          </ButtonRow>
        </form>
      </div>
    </StaffScreen>
  );
}
