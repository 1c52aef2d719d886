import '#app/features/content/content.css';
import '#app/features/cms/cms.css';
import { SOURCE_PATHS } from '#app/features/cms/source-paths.ts';
import { spokenAddress } from '#app/features/cms/source-view.ts';
import { staffSource } from '#app/locales/pt-BR/staff/content-source.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import { Button } from '#app/ui/button/button.tsx';
import { Checkbox } from '#app/ui/checkbox/checkbox.tsx';
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx';
import { TextField } from '#app/ui/field/field.tsx';
import { errorAt } from '#app/ui/field/field-props.ts';
import { Notice } from '#app/ui/notice/notice.tsx';
import type { Route } from './+types/source-settings';
import { answerSettings, readSettingsPage } from './source-settings.server.ts';

const messages = staffSource.settings;

export const loader = (args: Route.LoaderArgs) => readSettingsPage(args);
export const action = (args: Route.ActionArgs) => answerSettings(args);

export default function SourceSettings({ loaderData, actionData }: Route.ComponentProps) {
  const { isFixed, lastChange, saved, webhook } = loaderData;
  const errors = actionData?.errors ?? [];
  const values = actionData?.values ?? loaderData.values;
  const version = actionData?.version ?? loaderData.version;
  return (
    <StaffScreen
      title={messages.title}
      lead={messages.lead}
      back={{ href: SOURCE_PATHS.state, label: staffSource.toState }}
      isRefused={errors.length > 0}
    >
      <ErrorSummary errors={errors} />
      {saved && !actionData ? (
        <Notice tone="success" role="status">
          <p>{saved}</p>
        </Notice>
      ) : null}
      {actionData?.found ? (
        <Notice tone="success" role="status">
          <p>{actionData.found}</p>
        </Notice>
      ) : null}
      {lastChange ? <p>{lastChange}</p> : null}
      <form method="post" noValidate className="staff-form stack">
        <input type="hidden" name="versao" defaultValue={version} />
        <Checkbox
          id="ligado"
          name="ligado"
          label={messages.isOn}
          defaultChecked={values.ligado}
          error={errorAt(errors, 'ligado')}
        />
        {isFixed ? (
          <p id="endereco">{messages.fixed(spokenAddress(values.endereco))}</p>
        ) : (
          <TextField
            id="endereco"
            name="endereco"
            label={messages.address}
            hint={messages.addressHint}
            defaultValue={values.endereco}
            error={errorAt(errors, 'endereco')}
            maxLength={300}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
        <Checkbox
          id="proprios"
          name="proprios"
          label={messages.showsOwn}
          hint={messages.showsOwnHint}
          defaultChecked={values.proprios}
        />
        <Checkbox
          id="paginas"
          name="paginas"
          label={messages.showsPages}
          hint={messages.showsPagesHint}
          defaultChecked={values.paginas}
        />
        <div className="content-head">
          {/* Enter saves. */}
          <Button name="acao" value="salvar" size="large">
            {messages.save}
          </Button>
          <Button name="acao" value="testar" look="secondary" size="large">
            {messages.test}
          </Button>
        </div>
      </form>
      <Webhook {...webhook} version={version} />
    </StaffScreen>
  );
}

type WebhookProps = { address: string; snippet: string; version: number };

function Webhook({ address, snippet, version }: WebhookProps) {
  const words = staffSource.webhook;
  return (
    <section className="flow" aria-labelledby="aviso">
      <h2 id="aviso">{words.title}</h2>
      <p>{words.lead}</p>
      <p>{words.how}</p>
      <details>
        <summary>{words.snippet}</summary>
        <pre className="source-snippet">{snippet}</pre>
      </details>
      <p className="small">{words.secrecy}</p>
      <p className="small">
        {words.address}: {address}. {words.other}
      </p>
      <form method="post" className="flow">
        <input type="hidden" name="versao" defaultValue={version} />
        <p className="small">{words.renewHint}</p>
        <Button name="acao" value="trocar" look="secondary">
          {words.renew}
        </Button>
      </form>
    </section>
  );
}
