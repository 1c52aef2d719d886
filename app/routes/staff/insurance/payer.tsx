import { data } from 'react-router';
import { INSURANCE_PATHS, payerPath } from '#app/features/insurance/insurance-paths.ts';
import { setPayerRules } from '#app/features/insurance/payer-settings.server.ts';
import { RulesFields } from '#app/features/insurance/rules-fields.tsx';
import {
  parseRules,
  readRulesValues,
  ruleErrors,
  rulesValues,
} from '#app/features/insurance/rules-form.ts';
import '#app/features/insurance/staff-insurance.css';
import { RulesOutside, type UncoveredView } from '#app/features/insurance/uncovered-list.tsx';
import '#app/features/schedule-settings/settings.css';
import { staffInsurance } from '#app/locales/pt-BR/staff/insurance.ts';
import { formText } from '#app/platform/form-values.ts';
import { seeOther } from '#app/routes/staff/staff-page.server.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import { Button } from '#app/ui/button/button.tsx';
import { FilledNotice } from '#app/ui/change-history/filled-notice.tsx';
import { HistorySection } from '#app/ui/change-history/paged-history.tsx';
import { ErrorSummary, type FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import type { Route } from './+types/payer';
import { outsideOf, payerPageOf } from './payer-rules.server.ts';

const messages = staffInsurance.form;

export async function loader(args: Route.LoaderArgs) {
  const { services, payer, rules, version, newest, asked, history, shown, form, hasEnglish } =
    await payerPageOf(args);
  return {
    title: messages.title(payer.title),
    href: payerPath(payer.id),
    version,
    newest,
    history,
    filled: asked?.filled ?? null,
    shown,
    hasEnglish,
    recordBring: payer.bring.join('; '),
    blank: rulesValues(asked?.rules ?? rules, form),
    outside: await outsideOf(services, payer.id, rules),
  };
}

export async function action(args: Route.ActionArgs) {
  const { services, staff, payer, form, shown, hasEnglish } = await payerPageOf(args);
  const sent = await args.request.formData();
  const values = readRulesValues(sent, form);
  const seen = formText(sent, 'versao');
  const seenVersion = /^\d{1,9}$/.test(seen) ? Number(seen) : -1;
  const nothing = { errors: [] satisfies FieldError[], outside: [], isChanged: false };
  const parsed = parseRules(values, { services: form, hasEnglish });
  if (!parsed.ok) {
    const errors = ruleErrors(parsed.refusal, shown);
    return data({ ...nothing, values, seenVersion, errors }, { status: 400 });
  }
  // Saved only once somebody has seen who would be left outside.
  const outside = await outsideOf(services, payer.id, parsed.value);
  const known = formText(sent, 'ciente').split(' ');
  if (outside.some(({ href }) => !known.includes(href)))
    return data({ ...nothing, values, seenVersion, outside }, { status: 409 });
  const target = { payerId: payer.id, seenVersion, staffId: staff.id };
  const saved = await setPayerRules(services, parsed.value, target);
  if (saved.ok) return seeOther(`${INSURANCE_PATHS.coverage}?feito=${payer.id}`);
  return data({ ...nothing, values, seenVersion, isChanged: true }, { status: 409 });
}

export default function PayerPage({ loaderData, actionData }: Route.ComponentProps) {
  const { title, href, version, newest, history, filled, shown, hasEnglish } = loaderData;
  const { values = loaderData.blank, errors = [], isChanged = false } = actionData ?? {};
  const asked: readonly UncoveredView[] = actionData?.outside ?? [];
  const known = asked.length > 0 ? asked : loaderData.outside;
  return (
    <StaffScreen
      title={title}
      lead={messages.lead}
      back={{ href: INSURANCE_PATHS.coverage, label: messages.back }}
      isRefused={actionData !== undefined}
    >
      <ErrorSummary errors={errors} />
      {isChanged ? (
        <Notice tone="warning" role="alert" title={messages.changedTitle}>
          <p>{newest}</p>
          <p>{messages.changed}</p>
        </Notice>
      ) : null}
      {filled && !actionData ? <FilledNotice {...filled} href={href} /> : null}
      <form method="post" noValidate autoComplete="off" className="stack">
        <input
          type="hidden"
          name="versao"
          value={actionData && !isChanged ? actionData.seenVersion : version}
        />
        <input type="hidden" name="ciente" value={known.map(({ href }) => href).join(' ')} />
        <RulesOutside
          appointments={asked.length > 0 ? asked : loaderData.outside}
          isAsked={asked.length > 0}
        />
        <RulesFields
          values={values}
          errors={errors}
          services={shown}
          hasEnglish={hasEnglish}
          recordBring={loaderData.recordBring}
        />
        <Button size="large">{messages.save}</Button>
      </form>
      <HistorySection {...history} href={href} />
    </StaffScreen>
  );
}
