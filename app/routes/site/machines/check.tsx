import '#app/features/checks/check-rows.css';
import '#app/features/checks/check-page.css';
import { data } from 'react-router';
import { clinicZone } from '#app/clinic/record/clinic-zone.ts';
import { CHECKED_FILES, PUBLIC_CHECKS } from '#app/features/checks/check.ts';
import type { ShownCheck } from '#app/features/checks/check-export.ts';
import { CHECK_PAGE_FIELDS, readFilter } from '#app/features/checks/check-filter.ts';
import { CheckPanel } from '#app/features/checks/check-panel.tsx';
import { checkPageMessages } from '#app/locales/checks/check-page.ts';
import { checksMessages } from '#app/locales/checks/checks.ts';
import { localPath } from '#app/platform/locale.ts';
import { unlistedMeta } from '#app/routes/site/content-meta.ts';
import { readContentPage } from '#app/routes/site/content-page.server.ts';
import { keptAsLoaded } from '#app/routes/site/kept-page.ts';
import { CONTENT_HEADERS, ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import { Notice } from '#app/ui/notice/notice.tsx';
import { PageHeader } from '#app/ui/page-header/page-header.tsx';
import { PhoneText } from '#app/ui/phone-text/phone-text.tsx';
import type { Route } from './+types/check';
import { readResults, secondsToCheck } from './check-results.server.ts';

const NOT_RUN: readonly ShownCheck[] = PUBLIC_CHECKS.map((id) => ({
  id,
  status: 'idle',
  finding: null,
  latencyMs: null,
  at: null,
}));

/** Runs the checks on the server only when the form has asked for it; else the page is everybody's. */
export async function loader(args: Route.LoaderArgs) {
  const { shared, env } = readContentPage(args);
  const { searchParams, search } = new URL(args.request.url);
  const isAsked = searchParams.get(CHECK_PAGE_FIELDS.run) === 'sim';
  const waitSeconds = isAsked ? await secondsToCheck(args.context) : 0;
  const isRun = isAsked && waitSeconds === 0;
  return data(
    {
      ...shared,
      origin: env.baseUrl.origin,
      checks: isRun ? await readResults(args.context) : NOT_RUN,
      filter: readFilter(searchParams.get(CHECK_PAGE_FIELDS.filter)),
      isTooMany: waitSeconds > 0,
    },
    {
      status: waitSeconds > 0 ? 429 : 200,
      headers: search === '' ? CONTENT_HEADERS : ERROR_HEADERS,
    },
  );
}

export const headers = keptAsLoaded;

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return unlistedMeta(undefined);
  const { title, lead } = checkPageMessages[loaderData.locale];
  return unlistedMeta({ ...loaderData, title, description: lead });
}

export default function Check({ loaderData }: Route.ComponentProps) {
  const { locale, clinic, origin, checks, filter, isTooMany } = loaderData;
  const texts = checkPageMessages[locale];
  const { tests, findings } = checksMessages[locale];
  const { overall, statuses, run, stop } = texts;
  const page = localPath(locale, '/check');
  return (
    <div className="screen">
      <div className="wrap">
        <PageHeader kicker={clinic.displayName} title={texts.title} lead={texts.lead} />
        {isTooMany ? (
          <Notice tone="warning" title={texts.tooMany.title} role="alert">
            <p>{texts.tooMany.text}</p>
          </Notice>
        ) : null}
        <CheckPanel
          {...{ checks, filter, locale, texts }}
          words={{ tests, findings, overall, statuses, run, stop }}
          paths={{ page, file: `${page}/resultados.json` }}
          site={{
            origin,
            files: CHECKED_FILES.slice(0, 2),
            smallPage: localPath(locale, '/'),
            results: '/check/resultado/',
          }}
          zone={clinicZone()}
        />
        <section className="check-help" aria-labelledby="ajuda">
          <h2 id="ajuda">{texts.helpTitle}</h2>
          <p>
            <a href={clinic.phone.link}>
              <PhoneText>{texts.help(clinic.phone.display)}</PhoneText>
            </a>
          </p>
        </section>
      </div>
    </div>
  );
}
