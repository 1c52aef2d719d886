import { data } from 'react-router';
import type { CmsSettings } from '#app/clinic/cms-fields.ts';
import { formatMoment } from '#app/clinic/format-date.ts';
import type { AppServices } from '#app/context/app-services.ts';
import { limitServicesOf } from '#app/context/scheduling-services.ts';
import { parseCmsAddress } from '#app/features/cms/cms-address.server.ts';
import { askingWordpress, probeSource } from '#app/features/cms/open-wordpress.server.ts';
import { readCmsSource } from '#app/features/cms/read-foreign.server.ts';
import { SOURCE_PATHS } from '#app/features/cms/source-paths.ts';
import {
  type SettingsValues,
  settingsFrom,
  settingsValuesIn,
  settingsValuesOf,
} from '#app/features/cms/source-settings.ts';
import { CMS_WEBHOOK_PATH, webhookSecret } from '#app/features/cms/webhook-secret.server.ts';
import { changeSetting, readSettings } from '#app/features/compliance/clinic-settings.server.ts';
import { staffSource } from '#app/locales/pt-BR/staff/connections/content-source.ts';
import { formText } from '#app/platform/form-values.ts';
import { countHit } from '#app/platform/rate-limit.server.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import { type StaffArgs, seeOther, staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';

const messages = staffSource.settings;
/** Each test calls another server. */
const TEST_LIMIT = { hits: 20, windowSeconds: 600 };

export async function readSettingsPage(args: StaffArgs) {
  const { services, url } = staffPageOf(args);
  const { db, env } = services;
  const source = await readCmsSource(db, env.cmsUrl);
  const setting = (await readSettings(db)).get('cms');
  return {
    values: settingsValuesOf(source),
    isFixed: source.isFixed,
    version: setting?.version ?? 0,
    lastChange: setting ? messages.lastChange(setting.by, formatMoment(setting.at)) : null,
    saved: savedWords(url, source.isOn),
    webhook: {
      address: new URL(CMS_WEBHOOK_PATH, env.baseUrl).href,
      secret: webhookSecret(env.appSecret, source.secretNumber),
    },
  };
}

function savedWords({ searchParams }: URL, isOn: boolean): string | null {
  if (searchParams.has('trocado')) return staffSource.webhook.renewed;
  if (!searchParams.has('feito')) return null;
  return isOn ? messages.saved : messages.savedOff;
}

/** Tests an address, saves the settings, or makes another secret. */
export async function answerSettings(args: StaffArgs) {
  const { services, staff } = staffPageOf(args);
  const form = await args.request.formData();
  const source = await readCmsSource(services.db, services.env.cmsUrl);
  const act = formText(form, 'acao');
  const saving = { seenVersion: Number(formText(form, 'versao')), by: staff.id };
  if (act === 'trocar') {
    const values = settingsValuesOf(source);
    const own = settingsFrom(values, { source, address: source.address });
    const value = { ...own, secretNumber: own.secretNumber + 1 };
    return save(services, { ...saving, value, values, done: 'trocado' });
  }
  const values = settingsValuesIn(form, source);
  const isNeeded = act === 'testar' || values.ligado || values.endereco !== '';
  const parsed =
    isNeeded && !source.isFixed ? parseCmsAddress(values.endereco, services.env.baseUrl) : null;
  if (parsed && !parsed.ok)
    return refused(values, 400, { errors: [onAddress(messages.addressRefusals[parsed.refusal])] });
  const address = parsed ? parsed.value : source.address;
  if (act === 'testar') return testAddress(services, { address, values, by: staff.id });
  const value = settingsFrom(values, { source, address: parsed ? address : null });
  return save(services, { ...saving, value, values, done: 'feito' });
}

type Saving = {
  value: CmsSettings;
  seenVersion: number;
  by: number;
  values: SettingsValues;
  done: 'feito' | 'trocado';
};

async function save(services: AppServices, { value, seenVersion, by, values, done }: Saving) {
  const changed = await changeSetting(services, 'cms', { value, seenVersion, by });
  if (changed.ok) {
    if (value.isOn) await services.jobs['cms-sync'](services.db, { reason: 'staff' });
    return seeOther(`${SOURCE_PATHS.settings}?${done}`);
  }
  const now = (await readSettings(services.db)).get('cms');
  const message = now ? messages.changed(now.by, formatMoment(now.at)) : messages.notFound;
  const errors = [{ fieldId: 'ligado', message }];
  return refused(values, 409, { errors, version: now?.version ?? 0 });
}

type Testing = { address: string | null; values: SettingsValues; by: number };

/** Asks the address once, and shows who answers. */
async function testAddress(services: AppServices, { address, values, by }: Testing) {
  const limits = limitServicesOf(services);
  if ((await countHit(limits, 'cms-test', String(by), TEST_LIMIT)) > 0)
    return refused(values, 429, { errors: [onAddress(messages.tooMany)] });
  const probed = await probeSource((services.openCms ?? askingWordpress)(address ?? ''));
  if (!probed.ok) {
    const { refusal, status } = probed.refusal;
    const { what, todo } = staffSource.failures[refusal];
    const words = status === undefined ? what : `${what} ${staffSource.statusOf(status)}`;
    return refused(values, 422, { errors: [onAddress(`${words} ${todo}`)] });
  }
  const { name, posts } = probed.value;
  const found = name === '' ? messages.foundNoName(posts) : messages.found(name, posts);
  return refused({ ...values, endereco: address ?? '' }, 200, { found });
}

function onAddress(message: string): FieldError {
  return { fieldId: 'endereco', message };
}

type View = { errors: FieldError[]; version: number | null; found: string | null };

function refused(values: SettingsValues, status: number, view: Partial<View>) {
  const none: View = { errors: [], version: null, found: null };
  return data({ values, ...none, ...view }, { status, headers: ERROR_HEADERS });
}
