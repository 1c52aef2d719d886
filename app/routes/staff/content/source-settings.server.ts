import { data } from 'react-router';
import type { CmsSettings } from '#app/clinic/cms-fields.ts';
import { formatMoment } from '#app/clinic/format-date.ts';
import type { AppServices } from '#app/context/app-services.ts';
import { limitServicesOf } from '#app/context/scheduling-services.ts';
import { parseCmsAddress } from '#app/features/cms/cms-address.server.ts';
import { openWordpress } from '#app/features/cms/open-wordpress.server.ts';
import { readCmsSource } from '#app/features/cms/read-foreign.server.ts';
import { SOURCE_PATHS } from '#app/features/cms/source-paths.ts';
import { CMS_WEBHOOK_PATH, webhookSecret } from '#app/features/cms/webhook-secret.server.ts';
import { changeSetting, readSettings } from '#app/features/compliance/clinic-settings.server.ts';
import { staffSource } from '#app/locales/pt-BR/staff/content-source.ts';
import { formText } from '#app/platform/form-values.ts';
import { countHit } from '#app/platform/rate-limit.server.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import { type StaffArgs, seeOther, staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';

const messages = staffSource.settings;
/** Each test calls another server. */
const TEST_LIMIT = { hits: 20, windowSeconds: 600 };

export type SettingsValues = {
  ligado: boolean;
  endereco: string;
  proprios: boolean;
  paginas: boolean;
};

export async function readSettingsPage(args: StaffArgs) {
  const { services, url } = staffPageOf(args);
  const { db, env } = services;
  const source = await readCmsSource(db, env.cmsUrl);
  const setting = (await readSettings(db)).get('cms');
  const values: SettingsValues = {
    ligado: source.isOn,
    endereco: source.address ?? '',
    proprios: source.showsOwn,
    paginas: source.showsPages,
  };
  return {
    values,
    isFixed: source.isFixed,
    version: setting?.version ?? 0,
    lastChange: setting ? messages.lastChange(setting.by, formatMoment(setting.at)) : null,
    saved: savedWords(url, source.isOn),
    webhook: {
      address: new URL(CMS_WEBHOOK_PATH, env.baseUrl).href,
      snippet: snippetOf(
        new URL(CMS_WEBHOOK_PATH, env.baseUrl).href,
        webhookSecret(env.appSecret, source.secretNumber),
      ),
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
  const { db, env } = services;
  const form = await args.request.formData();
  const source = await readCmsSource(db, env.cmsUrl);
  const seenVersion = Number(formText(form, 'versao'));
  const { isFixed: _isFixed, ...now } = source;
  if (formText(form, 'acao') === 'trocar') {
    const value = { ...now, secretNumber: now.secretNumber + 1 };
    return save(services, { value, seenVersion, by: staff.id, values: valuesIn(form, source) });
  }
  const values = valuesIn(form, source);
  const isNeeded = values.ligado || values.endereco !== '' || formText(form, 'acao') === 'testar';
  const parsed = source.isFixed || !isNeeded ? null : parseCmsAddress(values.endereco, env.baseUrl);
  if (parsed && !parsed.ok)
    return refused(
      { values, errors: [addressError(messages.addressRefusals[parsed.refusal])] },
      400,
    );
  const address = parsed ? parsed.value : source.isFixed ? source.address : null;
  if (formText(form, 'acao') === 'testar')
    return testAddress(services, { address: address ?? '', values, by: staff.id });
  const value: CmsSettings = {
    ...now,
    isOn: values.ligado,
    // The environment's is no setting of the clinic's.
    address: source.isFixed ? null : address,
    showsOwn: values.proprios,
    showsPages: values.paginas,
  };
  return save(services, { value, seenVersion, by: staff.id, values });
}

function valuesIn(
  form: FormData,
  { address, isFixed }: { address: string | null; isFixed: boolean },
) {
  return {
    ligado: formText(form, 'ligado') !== '',
    endereco: isFixed ? (address ?? '') : formText(form, 'endereco').trim(),
    proprios: formText(form, 'proprios') !== '',
    paginas: formText(form, 'paginas') !== '',
  };
}

type Saving = { value: CmsSettings; seenVersion: number; by: number; values: SettingsValues };

async function save(services: AppServices, { value, seenVersion, by, values }: Saving) {
  const before = await readCmsSource(services.db, services.env.cmsUrl);
  const changed = await changeSetting(services, 'cms', { value, seenVersion, by });
  if (!changed.ok) {
    const now = (await readSettings(services.db)).get('cms');
    const message = now ? messages.changed(now.by, formatMoment(now.at)) : messages.notFound;
    const errors = [{ fieldId: 'ligado', message }];
    return refused({ values, errors, version: now?.version ?? 0 }, 409);
  }
  const isRenewed = value.secretNumber !== before.secretNumber;
  if (!isRenewed && value.isOn) await services.jobs['cms-sync'](services.db, { reason: 'staff' });
  return seeOther(`${SOURCE_PATHS.settings}?${isRenewed ? 'trocado' : 'feito'}`);
}

type Testing = { address: string; values: SettingsValues; by: number };

/** Asks the address once, and shows what answers. */
async function testAddress(services: AppServices, { address, values, by }: Testing) {
  const limits = limitServicesOf(services);
  if ((await countHit(limits, 'cms-test', String(by), TEST_LIMIT)) > 0)
    return refused({ values, errors: [addressError(messages.tooMany)] }, 429);
  const client = (services.openCms ?? openWordpress)(address);
  const about = await client.routes();
  const posts = about.ok ? await client.entries('post', { page: 1 }) : about;
  if (!about.ok || !posts.ok) {
    const { refusal, status } = posts.ok
      ? { refusal: 'status' as const, status: undefined }
      : posts.refusal;
    const { what, todo } = staffSource.failures[refusal];
    const words = status === undefined ? what : `${what} ${staffSource.statusOf(status)}`;
    return refused({ values, errors: [addressError(`${words} ${todo}`)] }, 422);
  }
  const { name } = about.value;
  const { total } = posts.value;
  const found = name === '' ? messages.foundNoName(total) : messages.found(name, total);
  return refused({ values: { ...values, endereco: address }, found }, 200);
}

function addressError(message: string): FieldError {
  return { fieldId: 'endereco', message };
}

type View = {
  values: SettingsValues;
  errors: FieldError[];
  version: number | null;
  found: string | null;
};

function refused(view: Pick<View, 'values'> & Partial<View>, status: number) {
  const whole: View = { errors: [], version: null, found: null, ...view };
  return data(whole, { status, headers: ERROR_HEADERS });
}

/** What makes a WordPress tell of each change, for its functions.php. */
function snippetOf(address: string, secret: string): string {
  return `// ${staffSource.webhook.comment}
add_action( 'transition_post_status', function ( $new, $old, $post ) {
    if ( 'publish' !== $new && 'publish' !== $old ) {
        return;
    }
    if ( ! in_array( $post->post_type, array( 'post', 'page' ), true ) ) {
        return;
    }
    wp_remote_post( '${address}', array(
        'blocking' => false,
        'timeout'  => 3,
        'headers'  => array( 'Authorization' => 'Bearer ${secret}' ),
    ) );
}, 10, 3 );`;
}
