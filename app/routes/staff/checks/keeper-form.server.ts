import { data } from 'react-router';
import { CHECK_PATHS } from '#app/features/checks/check-paths.ts';
import { changeKeeper, parseKeeper, readKeeper } from '#app/features/checks/keeper.server.ts';
import { staffChecks } from '#app/locales/pt-BR/staff/connections/checks.ts';
import { formText } from '#app/platform/form-values.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import { type StaffArgs, seeOther, staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';

const messages = staffChecks.keeper;
const FIELDS = { name: 'nome', phone: 'telefone' } as const;

/** Stores who looks after the machine, or says what is wrong or that somebody was faster. */
export async function answerKeeper(args: StaffArgs) {
  const { services, staff } = staffPageOf(args);
  const form = await args.request.formData();
  const values = { nome: formText(form, FIELDS.name), telefone: formText(form, FIELDS.phone) };
  const parsed = parseKeeper({ name: values.nome, phone: values.telefone });
  if (!parsed.ok) {
    const errors = parsed.refusal.map((field) => ({
      fieldId: FIELDS[field],
      message: messages.wrong[field],
    }));
    return refused({ values, errors, version: null }, 400);
  }
  const seen = formText(form, 'versao');
  const seenVersion = /^\d{1,9}$/.test(seen) ? Number(seen) : -1;
  const saved = await changeKeeper(services, { keeper: parsed.value, seenVersion, by: staff.id });
  if (saved.ok) return seeOther(`${CHECK_PATHS.keeper}?feito`);
  const now = await readKeeper(services.db);
  const errors = [{ fieldId: FIELDS.name, message: messages.changed }];
  return refused({ values, errors, version: now?.version ?? 0 }, 409);
}

type Refused = {
  values: { nome: string; telefone: string };
  errors: FieldError[];
  version: number | null;
};

function refused(view: Refused, status: number) {
  return data(view, { status, headers: ERROR_HEADERS });
}
