import { formatMoment } from '#app/clinic/format-date.ts';
import { readSettings } from '#app/features/compliance/clinic-settings.server.ts';
import { PAYMENT_PATHS } from '#app/features/payments/payment-paths.ts';
import { settingsValues } from '#app/features/payments/settings-form.ts';
import { PAYMENT_HISTORY } from '#app/features/payments/settings-history.ts';
import { staffPayments } from '#app/locales/pt-BR/staff/payments.ts';
import { readPaymentSettings } from '#app/payments/payment-settings.server.ts';
import { PIX_KEY_KINDS } from '#app/payments/pix/pix-key.ts';
import {
  askedSetting,
  shownSettingHistory,
} from '#app/routes/staff/clinic/setting-history.server.ts';
import { staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import { Button } from '#app/ui/button/button.tsx';
import { FilledNotice } from '#app/ui/change-history/filled-notice.tsx';
import { HistorySection } from '#app/ui/change-history/paged-history.tsx';
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx';
import { TextField } from '#app/ui/field/field.tsx';
import { errorAt } from '#app/ui/field/field-props.ts';
import { Notice } from '#app/ui/notice/notice.tsx';
import { Select } from '#app/ui/select/select.tsx';
import type { Route } from './+types/settings';
import { answerSettings } from './settings.server.ts';

const messages = staffPayments.settings;

export async function loader(args: Route.LoaderArgs) {
  const { services, clinic, url } = staffPageOf(args);
  const settings = await readPaymentSettings(services.db);
  const setting = (await readSettings(services.db)).get('payments');
  const { legalName, address } = clinic;
  const asked = await askedSetting({ services, url }, PAYMENT_HISTORY);
  return {
    values: settingsValues(asked?.value ?? settings, { legalName, city: address.city }),
    filled: asked?.filled ?? null,
    history: await shownSettingHistory({ services, url }, PAYMENT_HISTORY, settings),
    version: setting?.version ?? 0,
    lastChange: setting ? messages.lastChange(setting.by, formatMoment(setting.at)) : null,
    isSaved: url.searchParams.has('feito'),
  };
}

export const action = (args: Route.ActionArgs) => answerSettings(args);

export default function PaymentSettingsPage({ loaderData, actionData }: Route.ComponentProps) {
  const errors = actionData?.errors ?? [];
  const values = actionData?.values ?? loaderData.values;
  const field = (name: keyof typeof values) => ({
    id: name,
    name,
    defaultValue: values[name],
    error: errorAt(errors, name),
    autoComplete: 'off',
  });
  return (
    <StaffScreen
      title={messages.title}
      lead={messages.lead}
      back={{ href: PAYMENT_PATHS.list, label: staffPayments.charge.back }}
      isRefused={errors.length > 0}
    >
      <ErrorSummary errors={errors} />
      {loaderData.isSaved && !actionData ? (
        <Notice tone="success" role="status">
          <p>{messages.saved}</p>
        </Notice>
      ) : null}
      {loaderData.lastChange ? <p>{loaderData.lastChange}</p> : null}
      <p>{messages.old}</p>
      {loaderData.filled && !actionData ? (
        <FilledNotice {...loaderData.filled} href={PAYMENT_PATHS.settings} />
      ) : null}
      <form method="post" noValidate className="staff-form stack">
        <input
          type="hidden"
          name="versao"
          defaultValue={actionData?.version ?? loaderData.version}
        />
        <Select
          id="tipo"
          name="tipo"
          label={messages.kind}
          options={[...PIX_KEY_KINDS, 'none' as const].map((kind) => ({
            value: kind,
            label: messages.kinds[kind],
          }))}
          defaultValue={values.tipo}
          error={errorAt(errors, 'tipo')}
        />
        <TextField
          {...field('chave')}
          label={messages.key}
          hint={messages.keyHint}
          maxLength={80}
          autoCapitalize="none"
          spellCheck={false}
        />
        <TextField {...field('nome')} label={messages.name} hint={messages.nameHint} />
        <TextField {...field('cidade')} label={messages.city} hint={messages.cityHint} />
        <TextField
          {...field('antes')}
          label={messages.before}
          hint={messages.daysHint}
          width="short"
          inputMode="numeric"
        />
        <TextField
          {...field('depois')}
          label={messages.after}
          hint={messages.daysHint}
          width="short"
          inputMode="numeric"
        />
        <Button size="large">{messages.submit}</Button>
      </form>
      <HistorySection {...loaderData.history} href={PAYMENT_PATHS.settings} />
    </StaffScreen>
  );
}
