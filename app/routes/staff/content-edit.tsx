import '#app/features/content/content.css';
import { spokenMoment } from '#app/clinic/spoken-date.ts';
import { ContentForm } from '#app/features/content/content-form.tsx';
import { ContentLinks } from '#app/features/content/content-links.tsx';
import { CONTENT_PATH, contentPath, newContentPath } from '#app/features/content/content-paths.ts';
import { isOnSite, stateOf } from '#app/features/content/content-state.ts';
import { valuesOf } from '#app/features/content/field-values.ts';
import { staffContent } from '#app/locales/pt-BR/staff-content.ts';
import { localPath } from '#app/platform/locale.ts';
import { ErrorSummary, type FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import type { Route } from './+types/content-edit';
import { answerContentForm, faultsOf, otherLanguageOf, scheduleFields } from './content-edit.server.ts';
import { changeOf, textPageOf } from './content-page.server.ts';
import { FindingList } from '#app/features/compliance/finding-list.tsx';
import { StaffScreen } from './staff-screen.tsx';

const texts = staffContent.edit;

export async function loader(args: Route.LoaderArgs) {
  const page = await textPageOf(args);
  const { services, url, kind, key, text, parts, fields, title } = page;
  const { row, version } = text;
  const publicPath = kind.pathOf(key.slug);
  const other = await otherLanguageOf(page);
  // Led here by a preview that could not be shown.
  const isChecked = url.searchParams.has('conferir');
  const { faults } = isChecked
    ? await services.liveContents.withSource(key, text.source)
    : { faults: [] };
  const feito = url.searchParams.get('feito') ?? '';
  return {
    title,
    lead: `${kind.titles.one}, ${staffContent.languages[key.locale].toLowerCase()}`,
    state: stateOf(row),
    fields,
    body: kind.body,
    values: valuesOf(fields, parts),
    seen: { version: String(version), base: String(row?.latestRevision ?? 0) },
    errors: faultsOf(page, faults),
    done: isDone(feito) ? texts.done[feito] : null,
    change: changeOf(page),
    scheduledFor: row?.scheduledAt ? spokenMoment(row.scheduledAt) : null,
    schedule: scheduleFields(row?.scheduledAt ?? null),
    scheduleFaults: row?.scheduleFault
      ? faultsOf(page, row.scheduleFault.split('\n')).map(({ message }) => message)
      : [],
    links: {
      onSite: publicPath && isOnSite(row) ? localPath(key.locale, publicPath) : null,
      publicPath: publicPath && localPath(key.locale, publicPath),
      versions: contentPath({ ...key, kind }, 'versoes'),
      address: kind.isOpen ? contentPath({ ...key, kind }, 'endereco') : null,
      other: other && {
        locale: other.locale,
        isThere: other.isThere,
        href: other.isThere
          ? contentPath({ ...key, kind, locale: other.locale })
          : other.canAdd && newContentPath(kind, { locale: other.locale, slug: key.slug }),
      },
    },
  };
}

export const action = (args: Route.ActionArgs) => answerContentForm(args);

function isDone(word: string): word is keyof typeof texts.done {
  return Object.hasOwn(texts.done, word);
}

const NO_ERRORS: readonly FieldError[] = [];

export default function ContentEdit({ loaderData, actionData }: Route.ComponentProps) {
  const { title, lead, done, scheduleFaults, links } = loaderData;
  const errors = actionData?.errors ?? loaderData.errors ?? NO_ERRORS;
  const isChanged = Boolean(actionData?.changed);
  return (
    <StaffScreen
      title={title}
      lead={lead}
      back={{ href: CONTENT_PATH, label: texts.back }}
      isRefused={errors.length > 0}
    >
      <ErrorSummary errors={errors} />
      {done && !actionData ? (
        <Notice tone="success" role="status">
          <p>{done}</p>
        </Notice>
      ) : null}
      {scheduleFaults.length > 0 ? (
        <Notice tone="urgent" title={texts.scheduleFault.title}>
          <p>{texts.scheduleFault.text}</p>
          <ul>
            {scheduleFaults.map((fault) => (
              <li key={fault}>{fault}</li>
            ))}
          </ul>
        </Notice>
      ) : null}
      <ContentForm
        {...loaderData}
        errors={errors}
        values={actionData?.values ?? loaderData.values}
        seen={actionData?.seen ?? loaderData.seen}
        day={actionData?.day ?? loaderData.schedule.day}
        time={actionData?.time ?? loaderData.schedule.time}
        changed={isChanged ? (actionData?.changed ?? null) : null}
        findings={
          actionData && actionData.findings.length > 0 ? (
            <FindingList
              findings={actionData.findings}
              reasons={actionData.reasons}
              errors={errors}
            />
          ) : null
        }
        links={<ContentLinks {...links} state={loaderData.state} change={loaderData.change} />}
      />
    </StaffScreen>
  );
}
