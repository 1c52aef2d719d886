import { formatPhone } from '#app/clinic/format-phone.ts';
import { CHECK_PATHS } from '#app/features/checks/check-paths.ts';
import { readKeeper } from '#app/features/checks/keeper.server.ts';
import { shortMoment } from '#app/features/inbox/inbox-view.ts';
import { staffChecks } from '#app/locales/pt-BR/staff/connections/checks.ts';
import { staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import { Button } from '#app/ui/button/button.tsx';
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx';
import { TextField } from '#app/ui/field/field.tsx';
import { errorAt } from '#app/ui/field/field-props.ts';
import { Notice } from '#app/ui/notice/notice.tsx';
import type { Route } from './+types/keeper';
import { answerKeeper } from './keeper-form.server.ts';

const messages = staffChecks.keeper;

export async function loader(args: Route.LoaderArgs) {
  const { services, url, today } = staffPageOf(args);
  const keeper = await readKeeper(services.db);
  return {
    values: { nome: keeper?.name ?? '', telefone: keeper ? formatPhone(keeper.phoneE164) : '' },
    version: keeper?.version ?? 0,
    lastChange: keeper ? messages.lastChange(keeper.by, shortMoment(keeper.at, today)) : null,
    isSaved: url.searchParams.has('feito'),
  };
}

export const action = (args: Route.ActionArgs) => answerKeeper(args);

/** Whom the desk calls when something does not work. */
export default function KeeperPage({ loaderData, actionData }: Route.ComponentProps) {
  const errors = actionData?.errors ?? [];
  const values = actionData?.values ?? loaderData.values;
  return (
    <StaffScreen
      title={messages.title}
      lead={messages.lead}
      back={{ href: CHECK_PATHS.page, label: messages.back }}
      isRefused={errors.length > 0}
    >
      <ErrorSummary errors={errors} />
      {loaderData.isSaved && !actionData ? (
        <Notice tone="success" role="status">
          <p>{messages.saved}</p>
        </Notice>
      ) : null}
      {loaderData.lastChange ? <p>{loaderData.lastChange}</p> : null}
      <form method="post" noValidate className="staff-form stack">
        <input
          type="hidden"
          name="versao"
          defaultValue={actionData?.version ?? loaderData.version}
        />
        <TextField
          id="nome"
          name="nome"
          label={messages.name}
          hint={messages.nameHint}
          defaultValue={values.nome}
          error={errorAt(errors, 'nome')}
          maxLength={80}
          autoComplete="off"
        />
        <TextField
          id="telefone"
          name="telefone"
          type="tel"
          inputMode="tel"
          label={messages.phone}
          defaultValue={values.telefone}
          error={errorAt(errors, 'telefone')}
          autoComplete="off"
        />
        <Button size="large">{messages.submit}</Button>
      </form>
    </StaffScreen>
  );
}
