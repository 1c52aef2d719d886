import { RuleFields } from '#app/features/campaign/campaign-fields.tsx';
import { LanguageFields } from '#app/features/campaign/campaign-language-fields.tsx';
import { FindingList } from '#app/features/compliance/finding-list.tsx';
import { staffCampaigns } from '#app/locales/pt-BR/staff/campaigns.ts';
import { Button, ButtonRow } from '#app/ui/button/button.tsx';
import type { Route } from './+types/campaign-edit';
import { InContent } from './campaign-edit-parts.tsx';

const messages = staffCampaigns.form;

type FormProps = Route.ComponentProps['loaderData'] & {
  actionData: Route.ComponentProps['actionData'];
};

/** Everything about a campaign that is not archived, with what the rules of advertising say of it. */
export function CampaignForm({ actionData, ...campaign }: FormProps) {
  const { formKey, version, locales, choices, path, hasOwnTexts, hasQuestionnaire, state } =
    campaign;
  const errors = actionData?.errors ?? [];
  const values = actionData?.values ?? campaign.values;
  const findings = actionData?.values ? actionData.findings : campaign.findings;
  return (
    <form method="post" noValidate autoComplete="off" className="staff-form stack">
      <input type="hidden" name="key" defaultValue={formKey} />
      <input type="hidden" name="versao" defaultValue={version} />
      {findings.length > 0 ? (
        <FindingList
          findings={findings}
          reasons={actionData?.reasons ?? {}}
          errors={actionData?.reasonErrors ?? []}
          isAnswerable
        />
      ) : null}
      <h2>{messages.rules}</h2>
      <RuleFields
        values={values}
        errors={errors}
        locales={locales}
        hasQuestionnaire={hasQuestionnaire}
        services={choices}
        fixedPath={path}
      />
      {hasOwnTexts ? (
        locales.map((locale) => (
          <LanguageFields key={locale} values={values} errors={errors} locale={locale} />
        ))
      ) : (
        <InContent locales={locales} />
      )}
      <ButtonRow>
        {state === 'published' ? null : (
          <Button size="large" name="acao" value="publicar">
            {messages.publish}
          </Button>
        )}
        <Button
          size="large"
          name="acao"
          value="salvar"
          look={state === 'published' ? 'primary' : 'secondary'}
        >
          {messages.save}
        </Button>
      </ButtonRow>
    </form>
  );
}
