import { isCalendarDay } from '#app/clinic/clinic-time.ts';
import { formatMoment } from '#app/clinic/format-date.ts';
import { readSetting, readSettings } from '#app/features/compliance/clinic-settings.server.ts';
import { PUBLISH_FIELDS } from '#app/features/first-run/go-live.ts';
import { typedIn } from '#app/features/first-run/publish-form.ts';
import { MAIL_PATH } from '#app/features/mail-settings/mail-server.ts';
import { staffPublish } from '#app/locales/pt-BR/staff/clinic/publish.ts';
import { formText } from '#app/platform/form-values.ts';
import { type StaffArgs, seeOther, staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import { goLiveItems } from '#app/site-content/opening/go-live.server.ts';
import { askMailDomain } from '#app/site-content/opening/mail-domain.server.ts';
import { closeSite, markBackup } from '#app/site-content/opening/open-site.server.ts';
import { answerOpening } from './answer-opening.server.ts';
import { heldWords } from './held-words.server.ts';
import { answersKeeping, done } from './keep-reasons.server.ts';
import { openingHistory } from './opening-history.server.ts';
import { markRead, OPENED, privacyToRead } from './privacy-to-read.server.ts';

const { refusals } = staffPublish;

/** The list, and whether the site is open. */
export async function publishPage(args: StaffArgs) {
  const { services, clinic, url, today } = staffPageOf(args);
  const opening = await readSetting(services.db, 'site-opening');
  const settings = await readSettings(services.db);
  const versionOf = (subject: string) => settings.get(subject)?.version ?? 0;
  const told = url.searchParams.get('feito') ?? '';
  return {
    items: await goLiveItems(services),
    isOpen: !clinic.isDemonstration,
    held: await heldWords(services),
    lastChange: opening
      ? staffPublish.lastChange(opening.by, formatMoment(opening.at, { withYear: true }))
      : null,
    waived: opening?.value.waived ?? [],
    history: await openingHistory(staffPageOf(args), {
      ...{ href: url.pathname, part: 'chave', now: opening?.value ?? null },
    }),
    href: url.pathname,
    versions: {
      opening: versionOf('site-opening'),
      privacy: versionOf('privacy-text-read'),
      backup: versionOf('backup-made'),
    },
    privacyText: privacyToRead(args),
    today,
    typed: typedIn((name) => url.searchParams.get(name) ?? ''),
    done: isDone(told) ? staffPublish.told[told] : null,
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
  const typed = typedIn((name) => formText(form, name));
  const seen = (name: string) => ({ seenVersion: versionIn(form, name), by: staff.id });
  const change = seen(PUBLISH_FIELDS.version);
  const { finished, refused } = answersKeeping(typed);
  if (act === 'ficar') return finished('', '#chave');
  if (act === 'ler') return finished('', '#privacy', { [OPENED]: 'privacidade' });
  if (act === 'lido') {
    const refusal = await markRead(services, form, seen(PUBLISH_FIELDS.privacyVersion));
    return refusal ? refused('privacy', ...refusal) : finished('lido');
  }
  if (act === 'dominio') {
    const isAskedThere = await askDomain(args, form);
    return isAskedThere ? seeOther(`${MAIL_PATH}#dominio`) : finished('dominio', '#mail');
  }
  if (act === 'copia') {
    const madeOn = formText(form, PUBLISH_FIELDS.day);
    if (!isCalendarDay(madeOn) || madeOn > today)
      return refused(PUBLISH_FIELDS.day, refusals.day, 400);
    const marked = await markBackup(services, {
      madeOn,
      ...seen(PUBLISH_FIELDS.backupVersion),
    });
    return marked.ok ? finished('copia') : refused('backup', refusals.changed);
  }
  if (act === 'fechar') {
    const closed = await closeSite(services, change);
    return closed.ok ? done('fechado') : refused('chave', refusals.changed);
  }
  if (act !== 'abrir') return refused('chave', refusals.changed, 400);
  return answerOpening(services, { form, change, refused });
}

const versionIn = (form: FormData, name: string) => Number(formText(form, name)) || 0;

/** Asks what the domain says of the clinic's mail. @returns whether it was asked on the page of the mail */
async function askDomain(args: StaffArgs, form: FormData): Promise<boolean> {
  const { services, staff, clinic } = staffPageOf(args);
  await askMailDomain(services, { email: clinic.email, by: staff.id });
  return formText(form, PUBLISH_FIELDS.from) === 'email';
}
