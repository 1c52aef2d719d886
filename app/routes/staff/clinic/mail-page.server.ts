import { formatMoment } from '#app/clinic/format-date.ts';
import { CHANGED } from '#app/features/mail-settings/mail-errors.ts';
import {
  MAIL_HISTORY,
  mailAsPast,
  returnedMail,
} from '#app/features/mail-settings/mail-history.ts';
import { MAIL_FIELDS, MAIL_PATH } from '#app/features/mail-settings/mail-server.ts';
import {
  dropMail,
  readSettledMail,
  readStoredMail,
  typedValues,
} from '#app/features/mail-settings/mail-settings.server.ts';
import { staffMail } from '#app/locales/pt-BR/staff/clinic/mail.ts';
import { formText } from '#app/platform/form-values.ts';
import { smtpSettings } from '#app/platform/mail/smtp-settings.ts';
import { type StaffArgs, seeOther, staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import { readMailDomain, sendingOf } from '#app/site-content/opening/mail-domain.server.ts';
import { readMailTested } from '#app/site-content/opening/mail-tested.server.ts';
import { answerServer, answerTestInUse, refused } from './mail-answer.server.ts';
import { askedSetting, shownSettingHistory } from './setting-history.server.ts';

/** How mail goes out now, and what the domain says about it. */
export async function mailPage(args: StaffArgs) {
  const { services, url, clinic } = staffPageOf(args);
  const { db, env, mailTrouble } = services;
  const stored = await readStoredMail(db);
  const settled = await readSettledMail(db, env.appSecret);
  const asked = await readMailDomain(db, sendingOf(env, stored, clinic.email));
  const past = await askedSetting({ services, url }, MAIL_HISTORY);
  const inEnvironment = env.smtpUrl ? smtpSettings(env.smtpUrl).host : null;
  const tested = await readMailTested(db, env);
  const trouble = mailTrouble?.() ?? null;
  const done = url.searchParams.get('feito') ?? '';
  const when = (at: Date) => formatMoment(at, { withYear: true });
  return {
    environmentHost: inEnvironment,
    inUse:
      inEnvironment && (tested ? staffMail.tested(when(new Date(tested.at))) : staffMail.untested),
    isLocked: settled === 'locked',
    now: stored && {
      where: staffMail.now(stored.host, stored.port),
      tested: stored.testedAt ? staffMail.tested(when(stored.testedAt)) : staffMail.untested,
      lastChange: staffMail.lastChange(stored.by, when(stored.at)),
    },
    failing: trouble && staffMail.failing(when(trouble.since)),
    hasPassword: stored?.hasPassword ?? false,
    version: stored?.version ?? 0,
    values: past ? returnedMail(past.value) : typedValues(stored),
    filled: past?.filled ?? null,
    history: await shownSettingHistory({ services, url }, MAIL_HISTORY, mailAsPast(stored)),
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
  if (intent === 'testar-o-em-uso') return answerTestInUse(args, form);
  if (intent !== 'tirar') return answerServer(args, form, { intent, seenVersion });
  const { services, staff } = staffPageOf(args);
  const dropped = await dropMail(services, { seenVersion, by: staff.id });
  return dropped.ok ? seeOther(`${MAIL_PATH}?feito=tirado`) : refused([CHANGED], 409);
}
