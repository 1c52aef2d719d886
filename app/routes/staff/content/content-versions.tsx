import '#app/features/content/content.css';
import { formatMoment } from '#app/clinic/format-date.ts';
import { compareTexts } from '#app/features/content/compare-texts.ts';
import { Comparison } from '#app/features/content/comparison.tsx';
import { contentPath } from '#app/features/content/content-paths.ts';
import { readRevision } from '#app/features/content/read-entry.server.ts';
import { PickVersions, VersionList } from '#app/features/content/version-list.tsx';
import { staffContent } from '#app/locales/pt-BR/staff/content.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import type { Route } from './+types/content-versions';
import { changeOf, entryPageOf } from './content-page.server.ts';
import { bringBack, toVersionViews } from './content-versions.server.ts';

const messages = staffContent.versions;

export async function loader(args: Route.LoaderArgs) {
  const page = await entryPageOf(args, 'versoes');
  const { services, url, title, key, type, text, readable } = page;
  const versions = await toVersionViews(page);
  const asked = (name: string, otherwise: number) => {
    const number = Number(url.searchParams.get(name) ?? otherwise);
    return versions.some((version) => version.number === number) ? number : otherwise;
  };
  const latest = versions[0]?.number ?? 1;
  const [older, newer] = [asked('de', Math.max(1, latest - 1)), asked('para', latest)];
  const wordsOf = async (number: number) =>
    text.row ? ((await readRevision(services.db, text.row.id, number)) ?? '') : text.source;
  const lines = compareTexts(readable(await wordsOf(older)), readable(await wordsOf(newer)));
  return {
    title,
    path: contentPath({ ...key, type }),
    versions,
    older,
    newer,
    lines: versions.length > 1 ? lines : null,
    seenVersion: String(text.version),
    moment: text.row ? formatMoment(text.row.changedAt) : null,
  };
}

export async function action(args: Route.ActionArgs) {
  const page = await entryPageOf(args, 'versoes');
  return bringBack(page, await args.request.formData(), changeOf(page));
}

export default function ContentVersions({ loaderData, actionData }: Route.ComponentProps) {
  const { title, path, versions, older, newer, lines, seenVersion } = loaderData;
  const errors = actionData?.errors ?? [];
  return (
    <StaffScreen
      title={`${messages.title}: ${title}`}
      lead={messages.lead}
      back={{ href: path, label: messages.back }}
      isRefused={errors.length > 0}
    >
      <ErrorSummary errors={errors} />
      {lines ? (
        <section className="flow" aria-labelledby="comparacao">
          <h2 id="comparacao">{messages.comparison(older, newer)}</h2>
          <PickVersions versions={versions} older={older} newer={newer} />
          <Comparison lines={lines} />
        </section>
      ) : (
        <Notice>
          <p>{messages.onlyOne}</p>
        </Notice>
      )}
      <VersionList versions={versions} seenVersion={seenVersion} />
    </StaffScreen>
  );
}
