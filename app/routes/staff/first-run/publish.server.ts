import { data } from 'react-router';
import { isCalendarDay } from '#app/clinic/clinic-time.ts';
import { formatMoment } from '#app/clinic/format-date.ts';
import { readSetting, readSettings } from '#app/features/compliance/clinic-settings.server.ts';
import { contentPath } from '#app/features/content/content-paths.ts';
import { FIRST_RUN_PATHS } from '#app/features/first-run/first-run-steps.ts';
import { PUBLISH_FIELDS, reasonField } from '#app/features/first-run/go-live.ts';
import { MAIL_PATH } from '#app/features/mail-settings/mail-server.ts';
import { staffPublish } from '#app/locales/pt-BR/staff/clinic/publish.ts';
import { formText } from '#app/platform/form-values.ts';
import { type StaffArgs, seeOther, staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import { goLiveItems, privacyTextHash } from '#app/site-content/opening/go-live.server.ts';
import { askMailDomain } from '#app/site-content/opening/mail-domain.server.ts';
import {
  closeSite,
  markBackup,
  markPrivacyRead,
  openSite,
  waiversOf,
} from '#app/site-content/opening/open-site.server.ts';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { heldWords } from './held-words.server.ts';

const { refusals, items: itemWords } = staffPublish;

/** The list, and whether the site is open. */
export async function publishPage(args: StaffArgs) {
  const { services, clinic, url, today } = staffPageOf(args);
  const opening = await readSetting(services.db, 'site-opening');
  const settings = await readSettings(services.db);
  const versionOf = (subject: string) => settings.get(subject)?.version ?? 0;
  const done = url.searchParams.get('feito') ?? '';
  const privacy = { word: 'textos', locale: 'pt-BR', slug: 'privacy' } as const;
  return {
    items: await goLiveItems(services),
    isOpen: !clinic.isDemonstration,
    held: await heldWords(services),
    lastChange: opening
      ? staffPublish.lastChange(opening.by, formatMoment(opening.at, { withYear: true }))
      : null,
    waived: opening?.value.waived ?? [],
    versions: {
      opening: versionOf('site-opening'),
      privacy: versionOf('privacy-text-read'),
      backup: versionOf('backup-made'),
    },
    privacyHash: privacyTextHash(services),
    privacyEditor: contentPath({ type: privacy, locale: privacy.locale, slug: privacy.slug }),
    today,
    done: isDone(done) ? staffPublish.told[done] : null,
  };
}

function isDone(word: string): word is keyof typeof staffPublish.told {
  return Object.hasOwn(staffPublish.told, word);
}

/** Ticks what only people know, asks the domain, opens the site, or closes it again. */
export async function answerPublish(args: StaffArgs) {
  const { services, staff, today } = staffPageOf(args);
  const form = await args.request.formData();
  const act = formText(form, PUBLISH_FIELDS.act);
  const change = {
    seenVersion: Number(formText(form, PUBLISH_FIELDS.version)) || 0,
    by: staff.id,
  };
  if (act === 'lido') {
    const hash = formText(form, PUBLISH_FIELDS.hash);
    const marked = await markPrivacyRead(services, { hash, ...change });
    return marked.ok ? finished('lido') : refused('privacy', refusals.textChanged);
  }
  if (act === 'dominio') return answerDomain(args, form);
  if (act === 'copia') {
    const madeOn = formText(form, PUBLISH_FIELDS.day);
    if (!isCalendarDay(madeOn) || madeOn > today)
      return refused(PUBLISH_FIELDS.day, refusals.day, 400);
    const marked = await markBackup(services, { madeOn, ...change });
    return marked.ok ? finished('copia') : refused('backup', refusals.changed);
  }
  if (act === 'fechar') {
    const closed = await closeSite(services, change);
    return closed.ok ? finished('fechado') : refused('chave', refusals.changed);
  }
  if (act !== 'abrir') return refused('chave', refusals.changed, 400);
  const waived = waiversOf((item) => formText(form, reasonField(item)));
  const opened = await openSite(services, { waived, ...change });
  if (opened.ok) return finished('aberto');
  const typed = Object.fromEntries(waived.map(({ item, reason }) => [reasonField(item), reason]));
  if (opened.refusal === 'changed') return refused('chave', refusals.changed, 409, typed);
  const titles = opened.refusal.lacks.map((name) => itemWords[name].title).join(', ');
  const [first = 'chave'] = opened.refusal.lacks;
  return refused(first, refusals.lacks(titles), 422, typed);
}

/** Asks what the domain says of the clinic's mail. */
async function answerDomain(args: StaffArgs, form: FormData) {
  const { services, staff, clinic } = staffPageOf(args);
  await askMailDomain(services, { email: clinic.email, by: staff.id });
  const isAskedThere = formText(form, PUBLISH_FIELDS.from) === 'email';
  return isAskedThere ? seeOther(`${MAIL_PATH}#dominio`) : finished('dominio', '#mail');
}

const finished = (word: keyof typeof staffPublish.told, place = '') =>
  seeOther(`${FIRST_RUN_PATHS.publish}?feito=${word}${place}`);

function refused(
  fieldId: string,
  message: string,
  status = 409,
  reasons: Readonly<Record<string, string>> = {},
) {
  const errors: FieldError[] = [{ fieldId, message }];
  return data({ errors, reasons }, { status });
}
