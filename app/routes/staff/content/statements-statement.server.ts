import { data } from 'react-router';
import { parseClinic } from '#app/clinic/clinic-schema.ts';
import { formatMoment } from '#app/clinic/format-date.ts';
import { readCurrentRecord } from '#app/features/clinic-record/record-versions.server.ts';
import {
  changeSetting,
  readClinicChanges,
  readSettings,
} from '#app/features/compliance/clinic-settings.server.ts';
import {
  parseStatement,
  parseStatementForm,
  type StatementField,
  type StatementFormValues,
  statementFormValues,
  statementOfSlug,
  statementPath,
  withdrawnStatement,
} from '#app/features/compliance/statement-form.ts';
import {
  returnedStatement,
  statementHistory,
} from '#app/features/compliance/statement-history.server.ts';
import { staffStatements } from '#app/locales/pt-BR/staff/statements.ts';
import { formText } from '#app/platform/form-values.ts';
import { ok } from '#app/platform/result.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import {
  askedSetting,
  shownSettingHistory,
} from '#app/routes/staff/clinic/setting-history.server.ts';
import { type StaffArgs, seeOther, staffPageOf } from '#app/routes/staff/staff-page.server.ts';

const messages = staffStatements.statement;

/** Stores a verified statement, or takes it off the site. */
export async function answerStatement(args: StaffArgs, slug: string) {
  const { name, services, clinic, staff, today, checked } = await statementPageOf(args, slug);
  const form = await args.request.formData();
  const isWithdrawn = formText(form, 'acao') === 'tirar';
  const values = isWithdrawn
    ? statementFormValues(clinic.statements, name, checked)
    : parseStatementForm(form);
  const parsed = isWithdrawn
    ? ok(withdrawnStatement(clinic.statements, name, checked))
    : parseStatement(name, values, today);
  if (!parsed.ok) return refused({ values, wrong: parsed.refusal }, 400);
  const change = {
    value: parsed.value,
    seenVersion: Number(formText(form, 'versao')),
    by: staff.id,
  };
  const changed = await changeSetting(services, `claim:${name}`, change);
  if (changed.ok) {
    return seeOther(`${statementPath(name)}?feito=${isWithdrawn ? 'tirada' : 'salvo'}`);
  }
  const { setting } = await statementPageOf(args, slug);
  const message = setting ? messages.changed(setting.by, formatMoment(setting.at)) : '';
  return refused(
    { values, version: setting?.version ?? 0, errors: [{ fieldId: 'valor', message }] },
    409,
  );
}

type Refused = {
  values: StatementFormValues;
  wrong: StatementField[];
  errors: { fieldId: string; message: string }[];
  version: number | null;
};

function refused(view: Partial<Refused> & Pick<Refused, 'values'>, status: number) {
  const wrong = view.wrong ?? [];
  const errors = wrong.map((field) => ({
    fieldId: field === 'medida' ? 'medidaDay' : field,
    message: messages.wrong[field],
  }));
  const whole: Refused = { wrong, errors, version: null, ...view };
  return data(whole, { status, headers: ERROR_HEADERS });
}

/** Who has changed a statement, and the form as the address asks for it: as it is, or as it was. */
export async function statementsPast({
  services,
  url,
  name,
  clinic,
  checked,
}: Awaited<ReturnType<typeof statementPageOf>>) {
  const { record } = await readCurrentRecord(services.db, services.contentStore.clinicFile);
  const history = statementHistory(name, parseClinic(record).statements);
  const asked = await askedSetting({ services, url }, history);
  return {
    values: asked
      ? returnedStatement(asked.value)
      : statementFormValues(clinic.statements, name, checked),
    filled: asked?.filled ?? null,
    history: await shownSettingHistory({ services, url }, history, checked ?? history.atFirst),
  };
}

/** The statement of an address. @throws 404 for an unknown one */
export async function statementPageOf(args: StaffArgs, slug: string) {
  const page = staffPageOf(args);
  const name = statementOfSlug(slug);
  if (!name) throw data(null, { status: 404, headers: ERROR_HEADERS });
  const { changes } = await readClinicChanges(page.services.db);
  const setting = (await readSettings(page.services.db)).get(`claim:${name}`);
  return { ...page, name, checked: changes.statements[name], setting };
}
