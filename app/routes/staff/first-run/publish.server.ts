import { data } from 'react-router';
import { isCalendarDay } from '#app/clinic/clinic-time.ts';
import { formatMoment } from '#app/clinic/format-date.ts';
import { readSetting, readSettings } from '#app/features/compliance/clinic-settings.server.ts';
import { contentPath } from '#app/features/content/content-paths.ts';
import { FIRST_RUN_PATHS } from '#app/features/first-run/first-run-steps.ts';
import { PUBLISH_FIELDS, reasonField, WAIVABLE } from '#app/features/first-run/go-live.ts';
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
    typed: typedIn((name) => url.searchParams.get(name) ?? ''),
    done: isDone(done) ? staffPublish.told[done] : null,
  };
}

/** The day and the reasons that stand on the page, whichever of its buttons is pressed. */
function typedIn(read: (name: string) => string) {
  const reasons = WAIVABLE.map((item) => [reasonField(item), read(reasonField(item))] as const);
  const day = read(PUBLISH_FIELDS.day);
  return {
    day: isCalendarDay(day) ? day : '',
    reasons: Object.fromEntries(
      reasons.filter(([, text]) => text !== '').map(([name, text]) => [name, text.slice(0, 300)]),
    ),
  };
}
type Typed = ReturnType<typeof typedIn>;

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
  if (act === 'lido') {
    const hash = formText(form, PUBLISH_FIELDS.hash);
    const marked = await markPrivacyRead(services, {
      hash,
      ...seen(PUBLISH_FIELDS.privacyVersion),
    });
    return marked.ok ? finished('lido') : refused('privacy', refusals.textChanged);
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

type Change = { seenVersion: number; by: number };
type Opening = {
  form: FormData;
  change: Change;
  refused: ReturnType<typeof answersKeeping>['refused'];
};

/** Opens the site, or says what still lacks. */
async function answerOpening(
  services: ReturnType<typeof staffPageOf>['services'],
  { form, change, refused }: Opening,
) {
  const waived = waiversOf((item) => formText(form, reasonField(item)));
  const opened = await openSite(services, { waived, ...change });
  if (opened.ok) return done('aberto');
  if (opened.refusal === 'changed') return refused('chave', refusals.changed);
  const titles = opened.refusal.lacks.map((name) => itemWords[name].title).join(', ');
  const [first = 'chave'] = opened.refusal.lacks;
  return refused(first, refusals.lacks(titles), 422);
}

const versionIn = (form: FormData, name: string) => Number(formText(form, name)) || 0;

/** Asks what the domain says of the clinic's mail. @returns whether it was asked on the page of the mail */
async function askDomain(args: StaffArgs, form: FormData): Promise<boolean> {
  const { services, staff, clinic } = staffPageOf(args);
  await askMailDomain(services, { email: clinic.email, by: staff.id });
  return formText(form, PUBLISH_FIELDS.from) === 'email';
}

type Told = keyof typeof staffPublish.told;

const done = (word: Told) => seeOther(`${FIRST_RUN_PATHS.publish}?feito=${word}`);

/** What is answered to a button beside which something may have been typed, which stays. */
function answersKeeping(typed: Typed) {
  const { day, reasons } = typed;
  return {
    finished(word: Told | '', place = '') {
      const query = new URLSearchParams({
        ...(word && { feito: word }),
        ...(day && word !== 'copia' && { [PUBLISH_FIELDS.day]: day }),
        ...reasons,
      });
      return seeOther(`${FIRST_RUN_PATHS.publish}?${query}${place}`);
    },
    refused(fieldId: string, message: string, status = 409) {
      const errors: FieldError[] = [{ fieldId, message }];
      return data({ errors, typed }, { status });
    },
  };
}
