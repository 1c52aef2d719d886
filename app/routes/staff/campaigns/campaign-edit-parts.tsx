import { CAMPAIGNS_PATH } from '#app/features/campaign/campaign.ts';
import { staffCampaigns } from '#app/locales/pt-BR/staff/campaigns.ts';
import type { Locale } from '#app/platform/locale.ts';
import { Button } from '#app/ui/button/button.tsx';

const messages = staffCampaigns.form;

/** When the preview can look at a campaign, as its address says it. */
export const PREVIEW_TIMES = ['antes', 'durante', 'depois'] as const;

type LinksProps = { id: number; path: string | null; locales: readonly Locale[] };

/** The campaign's page on the site, and how it looks before, while and after it runs. */
export function CampaignLinks({ id, path, locales }: LinksProps) {
  return (
    <ul className="campaign-links">
      {path ? (
        <li>
          <a href={path}>{messages.seeOnSite}</a>
        </li>
      ) : null}
      {locales.flatMap((locale) =>
        PREVIEW_TIMES.map((time) => (
          <li key={`${locale} ${time}`}>
            <a href={`${CAMPAIGNS_PATH}/${id}/previa?idioma=${locale}&quando=${time}`}>
              {`${messages.preview} ${messages.previews[time]}, ${messages.previewIn[locale]}`}
            </a>
          </li>
        )),
      )}
    </ul>
  );
}

const CONTENT_PAGES = {
  'pt-BR': '/equipe/conteudo/paginas/pt/campanha-outubro-olho-seco',
  'en-US': '/equipe/conteudo/paginas/en/campanha-outubro-olho-seco',
} satisfies Record<Locale, string>;

/** Where the texts are written that a campaign does not have itself. */
export function InContent({ locales }: { locales: readonly Locale[] }) {
  return (
    <div className="flow">
      <p>{messages.inContent}</p>
      <ul>
        {locales.map((locale) => (
          <li key={locale}>
            <a href={CONTENT_PAGES[locale]}>{messages.inContentLink[locale]}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Takes a campaign off the site, or out of the archive. */
export function MoveForm({ version, isArchived }: { version: number; isArchived: boolean }) {
  return (
    <form method="post" className="staff-form stack">
      <input type="hidden" name="versao" defaultValue={version} />
      <p>{isArchived ? messages.resumeText : messages.archiveText}</p>
      <Button name="acao" value={isArchived ? 'retomar' : 'arquivar'} look="secondary">
        {isArchived ? messages.resume : messages.archive}
      </Button>
    </form>
  );
}
