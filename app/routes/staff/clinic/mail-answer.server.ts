import { isDeepStrictEqual } from 'node:util';
import { data } from 'react-router';
import { leadsOn } from '#app/features/first-run/first-run-steps.ts';
import { CHANGED, errorAt, errorsOf } from '#app/features/mail-settings/mail-errors.ts';
import {
  MAIL_FIELDS,
  MAIL_PATH,
  type MailValues,
  mailValuesOf,
  parseMail,
} from '#app/features/mail-settings/mail-server.ts';
import {
  changeMail,
  readStoredMail,
  type StoredMail,
  typedValues,
  withStoredPassword,
} from '#app/features/mail-settings/mail-settings.server.ts';
import { testMail, tryMail } from '#app/features/mail-settings/try-mail.server.ts';
import { staffMail } from '#app/locales/pt-BR/staff/clinic/mail.ts';
import { formText } from '#app/platform/form-values.ts';
import { isMailAddress } from '#app/platform/mail/mail-address.ts';
import { type StaffArgs, seeOther, staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import { askMailDomain } from '#app/site-content/opening/mail-domain.server.ts';
import { testEnvironmentMail } from '#app/site-content/opening/mail-tested.server.ts';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';

/** Sends the test mail that a form asks for, and stores its server. */
export async function answerServer(
  args: StaffArgs,
  form: FormData,
  { intent, seenVersion }: { intent: string; seenVersion: number },
) {
  const { services, staff, clinic, url } = staffPageOf(args);
  const { db, clock, env } = services;
  const values = mailValuesOf(form);
  const password = formText(form, MAIL_FIELDS.password);
  const stored = await readStoredMail(db);
  if (password === '' && onlyGoesOn(url, stored, values)) return seeOther(MAIL_PATH);
  const parsed = parseMail(values, password);
  const errors = parsed.ok ? [] : errorsOf(parsed.refusal);
  const needsTest = intent !== 'sem-teste';
  if (needsTest && values.testTo === '')
    errors.push(...errorsOf([{ field: 'testTo', fault: 'test-to' }]));
  // Told at once, whatever else is wrong: the page that comes back shows what the colleague has saved.
  if ((stored?.version ?? 0) !== seenVersion) return refused([CHANGED, ...errors], 409, values);
  if (!parsed.ok || errors.length > 0) return refused(errors, 422, values);
  const server = await withStoredPassword(services.db, services.env.appSecret, parsed.value);
  if (server === 'locked') return refused([errorAt('password', staffMail.locked)], 422, values);
  if (needsTest) {
    const limits = { db, clock, secret: env.appSecret, isOn: env.rateLimits };
    const tried = await tryMail(limits, server, { to: values.testTo, clinic, by: staff.id });
    if (!tried.ok) {
      const { field, message } = tried.refusal;
      return refused([errorAt(field, message)], 422, values);
    }
  }
  if (intent === 'testar')
    return data({ errors: [], values, sent: staffMail.results.sent(values.testTo), inUseTo: '' });
  const changed = await changeMail(
    { db, clock, secret: env.appSecret },
    { server, seenVersion, wasTested: needsTest, by: staff.id },
  );
  if (!changed.ok) return refused([CHANGED], 409, values);
  if (needsTest) await askMailDomain(services, { email: clinic.email, by: staff.id });
  return seeOther(`${MAIL_PATH}?feito=${needsTest ? 'salvo' : 'sem-teste'}`);
}

/** Sends a test mail by the server that the environment names. */
export async function answerTestInUse(args: StaffArgs, form: FormData) {
  const { services, staff, clinic } = staffPageOf(args);
  const { db, clock, env } = services;
  const to = formText(form, MAIL_FIELDS.inUseTo).trim();
  const asked = { values: undefined, inUseTo: to };
  const again = (message: string) =>
    data({ ...asked, errors: [errorAt('inUseTo', message)], sent: null }, 422);
  if (!isMailAddress(to)) return again(staffMail.faults['test-to']);
  if (!env.smtpUrl) return again(staffMail.files);
  const limits = { db, clock, secret: env.appSecret, isOn: env.rateLimits };
  const server = { url: env.smtpUrl, sender: env.mailFrom };
  const mail = { ...testMail(to, clinic), by: staff.id };
  const tried = await testEnvironmentMail({ db, clock, limits, server }, mail);
  if (!tried.ok) return again(tried.refusal);
  await askMailDomain(services, { email: clinic.email, by: staff.id });
  return data({ ...asked, errors: [], sent: staffMail.results.sent(to) });
}

/** Who goes on in the first run and has typed nothing changes nothing. */
function onlyGoesOn(url: URL, stored: StoredMail | null, values: MailValues): boolean {
  return leadsOn(url) && isDeepStrictEqual(values, typedValues(stored));
}

export function refused(errors: readonly FieldError[], status: number, values?: MailValues) {
  return data({ errors, values, sent: null, inUseTo: '' }, status);
}
