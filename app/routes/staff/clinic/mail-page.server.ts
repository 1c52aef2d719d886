import { isDeepStrictEqual } from 'node:util';
import { data } from 'react-router';
import { formatMoment } from '#app/clinic/format-date.ts';
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
  dropMail,
  readSettledMail,
  readStoredMail,
  type StoredMail,
  typedValues,
  withStoredPassword,
} from '#app/features/mail-settings/mail-settings.server.ts';
import { tryMail } from '#app/features/mail-settings/try-mail.server.ts';
import { staffMail } from '#app/locales/pt-BR/staff/clinic/mail.ts';
import { formText } from '#app/platform/form-values.ts';
import { smtpSettings } from '#app/platform/mail/smtp-settings.ts';
import { type StaffArgs, seeOther, staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import {
  askMailDomain,
  readMailDomain,
  sendingOf,
} from '#app/site-content/opening/mail-domain.server.ts';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';

/** How mail goes out now, and what the domain says about it. */
export async function mailPage(args: StaffArgs) {
  const { services, url, clinic } = staffPageOf(args);
  const { db, env, mailTrouble } = services;
  const stored = await readStoredMail(db);
  const settled = await readSettledMail(db, env.appSecret);
  const asked = await readMailDomain(db, sendingOf(env, stored, clinic.email));
  const trouble = mailTrouble?.() ?? null;
  const done = url.searchParams.get('feito') ?? '';
  const when = (at: Date) => formatMoment(at, { withYear: true });
  return {
    environmentHost: env.smtpUrl ? smtpSettings(env.smtpUrl).host : null,
    isLocked: settled === 'locked',
    now: stored && {
      where: staffMail.now(stored.host, stored.port),
      tested: stored.testedAt ? staffMail.tested(when(stored.testedAt)) : staffMail.untested,
      lastChange: staffMail.lastChange(stored.by, when(stored.at)),
    },
    failing: trouble && staffMail.failing(when(trouble.since)),
    hasPassword: stored?.hasPassword ?? false,
    version: stored?.version ?? 0,
    values: typedValues(stored),
    records: asked,
    askedAt: asked && staffMail.records.askedAt(when(new Date(asked.askedAt))),
    done: isDone(done) ? staffMail.done[done] : null,
  };
}

function isDone(word: string): word is keyof typeof staffMail.done {
  return Object.hasOwn(staffMail.done, word);
}

/** Sends a test mail, stores the server once it took one and asks its domain, or goes back to files. */
export async function answerMailForm(args: StaffArgs) {
  const form = await args.request.formData();
  const intent = formText(form, MAIL_FIELDS.intent);
  const seenVersion = Number(formText(form, MAIL_FIELDS.version)) || 0;
  if (intent !== 'tirar') return answerServer(args, form, { intent, seenVersion });
  const { services, staff } = staffPageOf(args);
  const dropped = await dropMail(services, { seenVersion, by: staff.id });
  return dropped.ok ? seeOther(`${MAIL_PATH}?feito=tirado`) : refused([CHANGED], 409);
}

async function answerServer(
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
    return data({ errors: [], values, sent: staffMail.results.sent(values.testTo) });
  const changed = await changeMail(
    { db, clock, secret: env.appSecret },
    { server, seenVersion, wasTested: needsTest, by: staff.id },
  );
  if (!changed.ok) return refused([CHANGED], 409, values);
  if (needsTest) await askMailDomain(services, { email: clinic.email, by: staff.id });
  return seeOther(`${MAIL_PATH}?feito=${needsTest ? 'salvo' : 'sem-teste'}`);
}

/** Who goes on in the first run and has typed nothing changes nothing. */
function onlyGoesOn(url: URL, stored: StoredMail | null, values: MailValues): boolean {
  return leadsOn(url) && isDeepStrictEqual(values, typedValues(stored));
}

function refused(errors: readonly FieldError[], status: number, values?: MailValues) {
  return data({ errors, values, sent: null }, status);
}
