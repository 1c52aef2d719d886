import { DifferenceTable } from '#app/features/clinic-record/difference-table.tsx';
import { RECORD_PATHS } from '#app/features/clinic-record/sections.ts';
import '#app/features/clinic-record/record.css';
import { FIELD } from '#app/features/clinic-record/copy-faults.ts';
import { staffRecord } from '#app/locales/pt-BR/staff/record.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import { Button, ButtonRow, LinkButton } from '#app/ui/button/button.tsx';
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx';
import { TextArea } from '#app/ui/field/field.tsx';
import { errorAt } from '#app/ui/field/field-props.ts';
import { Notice } from '#app/ui/notice/notice.tsx';
import type { Route } from './+types/record-copy';
import { answerCopy, shownCopy } from './record-copy.server.ts';

const messages = staffRecord.file;

export const loader = (args: Route.LoaderArgs) => shownCopy(args);

export const action = (args: Route.ActionArgs) => answerCopy(args);

export default function RecordCopyPage({ loaderData, actionData }: Route.ComponentProps) {
  const { text = '', errors = [], differences = null, left = [] } = actionData ?? {};
  const { stamp } = actionData ?? loaderData;
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
        <p>{messages.holds}</p>
        <p>{messages.without}</p>
        <ButtonRow>
          <LinkButton href={RECORD_PATHS.download} look="secondary">
            {messages.download}
          </LinkButton>
        </ButtonRow>
        <form method="post" className="stack">
          <h2>{messages.bring}</h2>
          <input type="hidden" name="versao" defaultValue={stamp} />
          {differences?.length === 0 ? <p role="status">{messages.same}</p> : null}
          {differences && left.length > 0 ? (
            <Notice title={messages.leftTitle}>
              <ul>
                {left.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </Notice>
          ) : null}
          {differences && differences.length > 0 ? (
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
